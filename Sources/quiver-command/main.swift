import QuiverCommands

Quiver.main()
