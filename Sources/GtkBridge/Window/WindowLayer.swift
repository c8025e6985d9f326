/// Where a window is in the stack of windows.
package enum WindowLayer: Sendable { case below, normal, above }
