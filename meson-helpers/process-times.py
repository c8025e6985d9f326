#!/usr/bin/python3
"""Prints the times in milliseconds that a command takes as a process, from before it is started until it has ended.

process-times.py COUNT PAUSE COMMAND [ARGUMENT...]    PAUSE: seconds between two processes

It ends with an error if one of them fails, or takes ten seconds.
"""

import os
import signal
import sys
import time

count, pause, command = int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]
nothing = os.open(os.devnull, os.O_WRONLY)
for _ in range(count):
    time.sleep(pause)
    began = time.perf_counter()
    process = os.posix_spawn(command[0], command, os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, nothing, 1)])
    signal.alarm(10)
    _, status = os.waitpid(process, 0)
    signal.alarm(0)
    if status != 0:
        sys.exit(f"{' '.join(command)} fails")
    print(f"{(time.perf_counter() - began) * 1000:.2f}")
