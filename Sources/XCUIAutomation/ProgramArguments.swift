import Foundation

/// The arguments of this process, which an app reads and a test sets. Tests launch apps one after another on the main thread:
/// setting them isn't safe while other threads read them.
enum ProgramArguments {
    static var current: [String] { CommandLine.arguments }

    static func set(_ arguments: [String]) { setCommandLineArguments(arguments) }
}

/// The standard library's setter of `CommandLine.arguments`, which Swift 6 hides from sources.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
private func setCommandLineArguments(_ arguments: consuming [String])

/// The getter of `ProcessInfo.arguments`. Foundation caches the arguments on first use, so this module replaces the getter: the
/// linker finds this symbol before Foundation's. (The object is in the context register and isn't needed. Code in this module
/// must not use `ProcessInfo.arguments`.)
@_silgen_name("$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg")
package func argumentsOfProcessInfo() -> [String] { CommandLine.arguments }
