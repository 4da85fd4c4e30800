import Foundation

/// The arguments of this process, as an app reads them, and as a test sets them. Tests launch apps on the main thread, one after
/// the other: setting them isn't safe beside other threads that read.
enum ProgramArguments {
    static var current: [String] { CommandLine.arguments }

    /// Sets what `CommandLine` has. `ProcessInfo` keeps for good what it read there first, which a line on standard error says
    /// where that is something else.
    static func set(_ arguments: [String], isLaunch: Bool) {
        setCommandLineArguments(arguments)
        guard isLaunch, arguments.count > 1, ProcessInfo.processInfo.arguments != arguments else { return }
        let words = "XCUIApplication: ProcessInfo keeps older arguments; CommandLine and UserDefaults have these.\n"
        FileHandle.standardError.write(Data(words.utf8))
    }
}

/// The standard library's setter of `CommandLine.arguments`, which Swift 6 hides from sources.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
private func setCommandLineArguments(_ arguments: consuming [String])
