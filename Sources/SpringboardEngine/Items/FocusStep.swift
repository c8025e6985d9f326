/// Where the focus goes; onward is where the script goes.
public enum FocusStep: String, CaseIterable, Sendable { case back, onward, up, down }
