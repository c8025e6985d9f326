/// A key file: groups of `key=value` lines, as desktop entries and Quiver's dotfile are written.
public struct KeyFile: Sendable {}
