"""Takes the place of systemd: runs a program, prints the reports of its main process once each, and exits with its status."""
import os
import socket
import struct
import subprocess
import sys
import threading

path = os.environ["XDG_RUNTIME_DIR"] + "/systemd"
reports = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
reports.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
reports.bind(path)
process = subprocess.Popen(sys.argv[1:], env=dict(os.environ, NOTIFY_SOCKET=path, WATCHDOG_USEC="20000000"))


def receive():
    seen = set()
    while True:
        message, parts, _, _ = reports.recvmsg(4096, 1024)
        sender = struct.unpack("iii", parts[0][2])[0]
        for line in message.decode().split("\n"):
            if sender == process.pid and line and line != "WATCHDOG=1" and line not in seen:
                seen.add(line)
                print(line, flush=True)


threading.Thread(target=receive, daemon=True).start()
status = process.wait()
sys.stdout.flush()
os._exit(status if status >= 0 else 128 - status)
