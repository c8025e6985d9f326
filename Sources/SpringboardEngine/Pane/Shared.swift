/// A large part of a value that is copied often. The copies share the storage of the part until one of them changes it.
@propertyWrapper struct Shared<Value: Sendable>: Sendable {
  /// One element: copies of an array share its storage.
  private var storage: [Value]

  init(wrappedValue: Value) { storage = [wrappedValue] }

  /// `get` and not `_read`, with which the optimizer of Swift 6.3.1 releases what it has not retained, so that the program
  /// crashes.
  var wrappedValue: Value {
    get { storage[0] }
    _modify { yield &storage[0] }
  }
}
