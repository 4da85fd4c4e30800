import Foundation
import TestSupport
import Testing

/// An app that imports only FoundationModels runs without Pango and libwebsockets installed. It needs Cairo, for images in
/// prompts.
@Suite struct FoundationModelsClientTests {
    /// The libraries for the screen.
    private static let screenLibraries = ["pango", "harfbuzz", "websockets"]

    /// The modules that a client of FoundationModels links.
    private static let rooms = [
        "FoundationModels", "Inference", "InferenceKernels", "ChatTemplates", "ContentHashing", "JSONSyntax", "HTTP",
        "FoundationAdditions", "Localization", "Markdown", "CoreGraphics", "DrawingValues", "ImageIO",
        "UniformTypeIdentifiers", "OperationMetrics",
        "os", "Assets", "DeveloperToolsSupport", "ExternalPrograms", "CCairo", "CCurl", "COS", "CProcesses",
        "_Testing_CoreGraphics",
    ]

    /// The folder of this build, which contains everything that a client is built from.
    private let products = BuiltProducts.folder

    /// The compiler gets no module map for Pango, and the linker none of its libraries. Anything that needs them fails.
    @Test func `a client is compiled linked and run without the screens libraries`() throws {
        let folder = try TemporaryFolder()
        let source = try folder.write(ClientProgram.source, to: "main.swift")
        let client = folder.url.appendingPathComponent("client")
        let plugin = products.appendingPathComponent("FoundationModelsMacros-tool").path
        try Command(
            [
                "swiftc", "-swift-version", "6", source.path, "-o", client.path,
                "-lcurl",
                "-load-plugin-executable", "\(plugin)#FoundationModelsMacros",
            ] + BuiltProducts.foundationModelsOptions + objects()
        ).output()
        #expect(try Command(client.path).output() == ClientProgram.output)
        let linked = try Command("ldd", client.path).output().lowercased()
        #expect(Self.screenLibraries.filter { linked.contains($0) } == [])
    }

    @Test func `the package gives a client no more than its rooms`() throws {
        let folder = try TemporaryFolder()
        let json = try Command(
            "swift", "package", "--scratch-path", folder.url.path, "dump-package", in: manifestFolder()
        ).output()
        let start = try #require(json.firstIndex(of: "{"))
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(json[start...].utf8))
        let closure = manifest.closure(of: "FoundationModels")
        #expect(Set(Self.rooms).isSubset(of: closure))
        let strangers = closure.subtracting(Self.rooms).filter { !$0.hasPrefix("FoundationModelsMacro") }
        #expect(strangers == [])
    }

    /// The object files of these modules from this build, as listed for linking the tests.
    private func objects() throws -> [String] {
        let product = "KissaPackageTests.product/Objects.LinkFileList"
        let list = try String(contentsOf: products.appendingPathComponent(product), encoding: .utf8)
        let objects = list.split(separator: "\n").map(String.init).filter { line in
            Self.rooms.contains { line.contains("/\($0).build/") }
        }
        try #require(!objects.isEmpty)
        return objects
    }

    /// The nearest folder above the build folder that has a manifest.
    private func manifestFolder() throws -> URL {
        var folder = products
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder
            }
            folder.deleteLastPathComponent()
        }
        return RepositoryFiles.root
    }
}

/// The part of a package description that gives the dependencies.
private struct Manifest: Decodable {
    let targets: [Target]

    struct Target: Decodable {
        let name: String
        let dependencies: [Dependency]
    }

    /// `{"byName": ["Inference", null]}`, or `{"product": ["SwiftSyntax", "swift-syntax", …]}` for another package.
    struct Dependency: Decodable {
        let byName: [String?]?

        var target: String? { byName?.first ?? nil }
    }

    func closure(of name: String) -> Set<String> {
        let dependencies = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.dependencies) })
        var found: Set<String> = []
        var open = [name]
        while let next = open.popLast() {
            guard found.insert(next).inserted else { continue }
            open += (dependencies[next] ?? []).compactMap(\.target)
        }
        return found
    }
}
