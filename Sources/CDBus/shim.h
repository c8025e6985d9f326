/* The library of D-Bus. Its functions are looked up when a request is sent, because loading it takes longer than other commands do. */
#include <dbus/dbus.h>
