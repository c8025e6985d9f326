/* The libraries that read files of other programs: expat for XML, zlib for gzip, and the conversions of the C library. */
#include <expat.h>
#include <iconv.h>
#include <time.h>
#include <zlib.h>

/* `struct icaltimetype` and `struct icaltime_span` of libical 3 (ical.h). Its functions are looked up when the first calendar
   is read, so its header is not needed. */
struct quiver_calendar_time {
  int year, month, day, hour, minute, second, is_date, is_daylight;
  const void *zone;
};
struct quiver_calendar_span {
  time_t start, end;
  int is_busy;
};
