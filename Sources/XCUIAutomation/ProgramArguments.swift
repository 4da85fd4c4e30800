import Foundation

/// The arguments of this process, as an app reads them, and as a test sets them. Tests launch apps on the main thread, one after
/// the other: setting them isn't safe beside other threads that read.
enum ProgramArguments {
    static var current: [String] { CommandLine.arguments }

    static func set(_ arguments: [String]) { setCommandLineArguments(arguments) }
}

/// The standard library's setter of `CommandLine.arguments`, which Swift 6 hides from sources.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
private func setCommandLineArguments(_ arguments: consuming [String])

/// What `ProcessInfo.arguments` calls. Foundation keeps for good the arguments that it was first asked for; a program with this
/// module takes this function for Foundation's, because the linker finds it first by this name. (It is the getter of a property;
/// the object comes in the context register and isn't needed. Nothing in this module may ask `ProcessInfo` for them.)
@_silgen_name("$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg")
package func argumentsOfProcessInfo() -> [String] { CommandLine.arguments }
