import QuiverCommands

WindowProgram.begin(with: LiveWindowWork())
Quiver.main()
