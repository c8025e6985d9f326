import Testing

/// The suites that start processes, and those that watch files, run one test after the other. A process that is being started has
/// copies of all open files until it runs its program, so the kernel would report the end of a write later (inotify(7)).
@Suite(.serialized) enum SeparateTests {}
