import CGtk

package enum MainLoop {}
