import Foundation
import TestSupport
import Testing

/// Kissa as a versioned dependency: SwiftPM then refuses unsafe flags and takes SwiftSyntax from its own package.
@Suite struct VersionedDependencyTests {
    private static let variable = "SWIFT_SYNTAX_MIRROR"
    private static let mirror = ProcessInfo.processInfo.environment[variable]

    @Test(
        .enabled(
            if: mirror != nil,
            "A package that depends on a version builds swift-syntax from source: name a repository in SWIFT_SYNTAX_MIRROR"
        ))
    func `a package that depends on a version uses the macros`() throws {
        let folder = try TemporaryFolder()
        let kissa = try release("1.0.0", in: folder)
        try folder.write(ClientProgram.source, to: "Client/Sources/Client/main.swift")
        try folder.write(manifest(dependingOn: kissa), to: "Client/Package.swift")
        let client = folder.url.appendingPathComponent("Client")
        try Command(
            "swift", "package", "config", "set-mirror", "--original", "https://github.com/swiftlang/swift-syntax.git",
            "--mirror", try #require(Self.mirror), in: client
        ).output()
        try Command("swift", "build", "--disable-sandbox", in: client).output()
        let output = try Command(client.appendingPathComponent(".build/debug/Client").path).output()
        #expect(output == ClientProgram.output)
    }

    /// A clone of the repository with a version tag, as on a server.
    private func release(_ version: String, in folder: TemporaryFolder) throws -> URL {
        let kissa = folder.url.appendingPathComponent("Kissa")
        try Command("git", "clone", "--quiet", "file://\(RepositoryFiles.root.path)", kissa.path).output()
        try Command("git", "tag", version, in: kissa).output()
        return kissa
    }

    private func manifest(dependingOn kissa: URL) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "Client",
            dependencies: [.package(url: "file://\(kissa.path)", from: "1.0.0")],
            targets: [
                .executableTarget(
                    name: "Client", dependencies: [.product(name: "FoundationModels", package: "Kissa")])
            ]
        )
        """
    }
}
