import Foundation

/// The products that were built together with the running tests.
public enum BuiltProducts {
    /// The folder of executables and modules: SwiftPM puts them beside the test executable.
    public static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent()

    public static func executable(_ name: String) -> URL { folder.appendingPathComponent(name) }
}
