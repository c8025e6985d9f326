/// Where the focus goes; onward is where the script goes.
enum FocusStep: Sendable { case back, onward, up, down }
