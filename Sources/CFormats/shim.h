/* The libraries that read files of other programs: expat for XML, zlib for gzip, and the conversions of the C library. */
#include <expat.h>
#include <iconv.h>
#include <zlib.h>
