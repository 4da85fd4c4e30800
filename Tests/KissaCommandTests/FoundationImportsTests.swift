@testable import AppChecking
import ExternalPrograms
import Foundation
import TestSupport
import Testing

@testable import KissaCommand

/// What `kissa run`, `kissa shot` and `kissa mcp` pass to the compiler.
@Suite("Sources that import Foundation alone") struct FoundationImportsTests {
    private static let source = """
        import Foundation

        final class Shop: ObservableObject {
            @Published var cups = 0
            var told: Published<Int>.Publisher { $cups }
            func listen() { withExtendedLifetime($cups.sink { print($0) }) { cups += 1 } }
        }

        struct Subscription { let price = 3 }

        @Observable final class Guest {
            var size = CGSize(width: 1, height: 2)
            var request = URLRequest(url: URL.documentsDirectory)
        }

        """

    private let folder: TemporaryFolder
    private let imports: FoundationImports
    /// The compiler's arguments for the sources, without the module name.
    private let arguments: [String]

    init() throws {
        folder = try TemporaryFolder()
        imports = try FoundationImports(for: ["Bakery", "Shop"], in: folder.url.appendingPathComponent("it's here"))
        let file = try folder.write(Self.source, to: "Shop.swift")
        let build = try KissaBuild(products: BuiltProducts.folder)
        arguments =
            ["-typecheck", "-parse-as-library", "-swift-version", "6", file.path, "-I", build.modules.path]
            + build.options
    }

    private func compile(_ module: String) throws -> ExternalProgram.Result {
        let command = imports.command(["swiftc", "-module-name", module] + arguments)
        return try ExternalProgram(command, errors: .result).run()
    }

    @Test func `they compile in the package's modules as on Apple's systems`() throws {
        let result = try compile("Shop")
        #expect(result.hasSucceeded, "\(result.errorText)")
    }

    @Test func `Foundation has two names of Combine's, and no other`() throws {
        let file = try folder.write("import Foundation\nlet all: [AnyCancellable] = []\n", to: "Other.swift")
        let result = try ExternalProgram(
            imports.command(["swiftc", "-module-name", "Shop"] + arguments + [file.path]), errors: .result
        ).run()
        #expect(result.errorText.contains("cannot find type 'AnyCancellable' in scope"), "\(result.errorText)")
        #expect(!result.errorText.contains("Shop.swift:"), "\(result.errorText)")
    }

    @Test func `sources are read as on Apple's systems, and are named in messages`() throws {
        let file = try folder.write(
            """
            import Foundation
            #if os(iOS)
            final class Page: NSObject { @objc func open() {} }
            #endif
            let page: Page = 5
            """, to: "Page.swift")
        try imports.adapted.write([file])
        let words = ["swiftc", "-module-name", "Shop", "-typecheck", "-parse-as-library", file.path]
        let result = try ExternalProgram(imports.command(words), errors: .result).run()
        #expect(result.errorText.contains("\(file.path):5:18: error: cannot convert value of type 'Int'"))
        #expect(!result.errorText.contains("Objective-C"), "\(result.errorText)")
    }

    /// SwiftPM uses the driver's output to link and to compile manifests.
    @Test func `the toolchain lies where it lay`() throws {
        let words = ["swiftc", "-print-target-info"]
        let own = try ExternalProgram(words).run(), told = try ExternalProgram(imports.command(words)).run()
        #expect(own.hasSucceeded && told.text == own.text)
    }

    @Test func `other modules are compiled as they are`() throws {
        let result = try compile("Sho")
        #expect(!result.hasSucceeded && result.errorText.contains("cannot find type 'ObservableObject' in scope"))
    }

    @Test func `arguments may stand in a file, as many sources' do`() throws {
        let words = ["-typecheck", "-module-name", "Shop", "it's", "\"-I", ""]
        let lines = words.map { "\"\($0.replacing("\"", with: "\\\""))\"" }
        let file = try folder.write(lines.joined(separator: "\n"), to: "arguments")
        let shown = try script(printing: ["-frontend", "@\(file.path)"])
        #expect(shown == ["-frontend", "@\(file.path)", "-import-module", "Observation"])
    }

    @Test func `what isn't the frontend's is passed on`() throws {
        let words = ["-modulewrap", "a b.swiftmodule", "-module-name", "Shop", ""]
        #expect(try script(printing: words) == words)
        #expect(try script(printing: ["-frontend", "-module-name", "Bak"]) == ["-frontend", "-module-name", "Bak"])
    }

    /// The arguments with which the script would start the frontend.
    private func script(printing words: [String]) throws -> [String] {
        let text = try String(contentsOf: imports.file, encoding: .utf8)
        let printing = text.replacing(#/frontend='.*'/#, with: "frontend=echoing")
            .replacing("#!/bin/sh", with: "#!/bin/sh\nechoing() { printf '%s\\n' \"$@\"; exit; }")
            .replacing("exec \"$frontend\"", with: "echoing")
        let file = try folder.write(printing, to: "printing.sh")
        let result = try ExternalProgram(["sh", file.path] + words).run()
        return result.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    @Test func `an app's modules stand on other packages, by themselves or through each other`() throws {
        let json = """
            { "targets": [
                { "name": "App", "c99name": "App", "type": "executable", "target_dependencies": ["Shop-Kit", "Plain"] },
                { "name": "Shop-Kit", "c99name": "Shop_Kit", "type": "library", "product_dependencies": ["SwiftUI"] },
                { "name": "Plain", "c99name": "Plain", "type": "library" },
                { "name": "AppTests", "c99name": "AppTests", "type": "test", "target_dependencies": ["App"] } ] }
            """
        let package = try JSONDecoder().decode(DescribedPackage.self, from: Data(json.utf8))
        #expect(package.appModules == ["App", "Shop_Kit"])
        #expect(package.programs == ["App"])
    }
}
