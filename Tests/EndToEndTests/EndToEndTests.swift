import Testing

/// The real program on a real X server, by a real hand. One world at a time.
@Suite(.serialized, .timeLimit(.minutes(1)))
enum EndToEndTests {}
