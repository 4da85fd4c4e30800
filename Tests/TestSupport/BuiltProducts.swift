import Foundation

/// The products that were built together with the running tests.
public enum BuiltProducts {
    /// The folder of executables and modules: SwiftPM puts them beside the test executable.
    public static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent()

    /// The compiler options for importing FoundationModels and the C modules that it depends on.
    public static var foundationModelsOptions: [String] {
        let sources = RepositoryFiles.root.appendingPathComponent("Sources")
        let maps =
            [folder.appendingPathComponent("InferenceKernels.build")]
            + ["CCairo", "CCurl", "COS", "CProcesses"].map { sources.appendingPathComponent($0) }
        return ["-I", folder.appendingPathComponent("Modules").path, "-Xcc", "-I/usr/include/cairo"]
            + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.appendingPathComponent("module.modulemap").path)"] }
    }

    /// The target triple of this machine.
    public static var triple: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    public static func executable(_ name: String) -> URL { folder.appendingPathComponent(name) }
}
