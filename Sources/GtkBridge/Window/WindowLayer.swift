/// How high a window stands among the others.
package enum WindowLayer: Sendable { case below, normal, above }
