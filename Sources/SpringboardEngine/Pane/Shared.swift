/// A large part of a value that is passed on often: copies share its storage until one of them changes it.
@propertyWrapper struct Shared<Value: Sendable>: Sendable {
  /// One element, because arrays share their storage so.
  private var storage: [Value]

  init(wrappedValue: Value) { storage = [wrappedValue] }

  /// Not `_read`: with it, the optimizer of Swift 6.3.1 releases what it has not retained, and the program crashes.
  var wrappedValue: Value {
    get { storage[0] }
    _modify { yield &storage[0] }
  }
}
