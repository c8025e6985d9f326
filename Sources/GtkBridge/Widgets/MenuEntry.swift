/// One line of a menu.
package enum MenuEntry<Choice> {
  case choice(String, Choice, isEnabled: Bool = true)
  case submenu(String, [MenuEntry])
  case separator
}

extension MenuEntry: Equatable where Choice: Equatable {}
