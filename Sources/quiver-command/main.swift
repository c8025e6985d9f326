import QuiverCommands

WindowProgram.begin()
Quiver.main()
