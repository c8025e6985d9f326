import CollectionEngine

extension ItemIndex {
  /// Tests write an index as section, item.
  package init(_ section: Int, _ item: Int) { self.init(section: section, item: item) }
}
