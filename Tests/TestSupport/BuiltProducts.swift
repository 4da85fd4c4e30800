import Foundation

/// What was built together with the running tests.
public enum BuiltProducts {
    /// Where the executables and the modules are: SwiftPM puts them beside the tests' own executable.
    public static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent()

    public static func executable(_ name: String) -> URL { folder.appendingPathComponent(name) }
}
