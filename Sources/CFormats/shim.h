/* The libraries that read files of other programs: expat for XML, zlib for gzip, and the conversions of the C library. */
#include <expat.h>
#include <iconv.h>
#include <zlib.h>

/* The types of libical 3 that its functions take by value or by address. The library is loaded only when a calendar is
   read, so its header is not needed. */
struct quiver_ical_time {
  int year, month, day, hour, minute, second;
  int is_date, is_daylight;
  const void *zone;
};

struct quiver_ical_span {
  long start, end;
  int is_busy;
};
