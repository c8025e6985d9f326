import QuiverCommands

WindowProgram.main(LiveWindowWork())
