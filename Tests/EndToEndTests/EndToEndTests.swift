import Testing

/// The real program on a real X server, with a real pointer. The tests of one process run one after another;
/// `meson-helpers/test.sh` runs several suites at the same time, each in its own process.
@Suite(.serialized, .timeLimit(.minutes(4)))
enum EndToEndTests {}
