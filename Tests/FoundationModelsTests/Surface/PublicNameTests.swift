import Foundation
import TestSupport
import Testing

/// `import FoundationModels` brings Apple's names and no others, so an app, or another package, can declare a type with any other
/// name.
@Suite("Public names")
struct PublicNameTests {
    /// A module's symbol graph, from `swift-symbolgraph-extract`.
    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Kind: Decodable { var identifier: String }

            struct Identifier: Decodable { var precise: String }

            var kind: Kind
            var identifier: Identifier
            var pathComponents: [String]

            /// The name, prefixed with the enclosing types.
            var name: String { pathComponents.joined(separator: ".") }
        }

        struct Relationship: Decodable {
            var kind, source: String
            var targetFallback: String?
        }

        var symbols: [Symbol]
        var relationships: [Relationship]
    }

    private static let graphs = Result { try readGraphs() }

    /// The module's graph and those of its extensions to other modules.
    private static func readGraphs() throws -> [Graph] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let extractor = Process()
        extractor.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        extractor.arguments =
            [
                "swift-symbolgraph-extract", "-module-name", "FoundationModels", "-target", BuiltProducts.triple,
                "-minimum-access-level", "public", "-skip-synthesized-members", "-emit-extension-block-symbols",
                "-output-dir", folder.path,
            ] + BuiltProducts.foundationModelsOptions
        try extractor.run()
        extractor.waitUntilExit()
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .map { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)) }
    }

    /// Members that implement another module's protocol aren't names of this module.
    private static func isOfAnotherModule(_ name: String) -> Bool {
        name.contains("==(") || name.hasSuffix(".hash(into:)")
            || ["errorDescription", "failureReason", "recoverySuggestion"].contains { name.hasSuffix(".\($0)") }
    }

    @Test
    func `every public name is one of Apple's`() throws {
        let symbols = try Self.graphs.get().flatMap(\.symbols).filter { $0.kind.identifier != "swift.extension" }
        let names = Set(symbols.map(\.name)).filter { !Self.isOfAnotherModule($0) }
        #expect(names.count > 800)
        #expect(names.subtracting(AppleNames.all).sorted() == [])
    }

    @Test
    func `only what Apple can store is Codable, so that an app may give the rest a conformance of its own`() throws {
        let graphs = try Self.graphs.get()
        let names = Dictionary(
            graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0.name) }, uniquingKeysWith: { first, _ in first })
        let codable = graphs.flatMap(\.relationships).filter {
            $0.kind == "conformsTo" && ["Swift.Encodable", "Swift.Decodable"].contains($0.targetFallback)
        }
        #expect(Set(codable.compactMap { names[$0.source] }) == ["GenerationSchema", "Transcript"])
    }
}
