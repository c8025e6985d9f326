// Requests to the running springboard, as `Instance` of QuiverSession sends them. This takes a fraction of the time, because
// neither Swift nor GIO is loaded.

// What became of a request.
enum answer {
  // It may be sent again: it was not sent, it was refused, or the bus has failed.
  answer_unknown,
  answer_delivered,
  // No springboard is running.
  answer_nobody,
  // A springboard is running and does not answer. It may carry out the request later.
  answer_hung,
};

// Sends the request of a command, and waits at most two seconds for the answer. Only commands without arguments have requests here.
enum answer send_request(const char *command);
