import CGtk
import GioBridge

/// Reads an object's properties by name; nil if this version does not have the property. Wraps `g_object_get_property`.
struct PropertyReader {
  let object: gpointer

  func int(_ name: String) -> Int? { read(name) { Int(g_value_get_int($0)) } }
  func uint(_ name: String) -> Int? { read(name) { Int(g_value_get_uint($0)) } }
  func bool(_ name: String) -> Bool? { read(name) { Bool(g_value_get_boolean($0)) } }
  func string(_ name: String) -> String? { read(name) { String(borrowing: g_value_get_string($0)) } ?? nil }

  private func read<Result>(_ name: String, _ get: (UnsafePointer<GValue>) -> Result) -> Result? {
    guard g_object_class_find_property(objectClass, name) != nil else { return nil }
    var value = GValue()
    g_object_get_property(object.as(GObject.self), name, &value)
    defer { g_value_unset(&value) }
    return get(&value)
  }

  private var objectClass: UnsafeMutablePointer<GObjectClass> {
    object.as(GTypeInstance.self).pointee.g_class.as(GObjectClass.self)
  }
}
