/// Whether the user gives input. In a file of its own, because the watch and both of its sources use it.
enum UserActivity { case idle, active }
