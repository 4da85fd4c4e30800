import ExternalPrograms
import Foundation
import TestSupport
import Testing

/// Runs the built tool as a process for its package commands. `make verify` runs the commands that build packages.
@Suite("The kissa executable, for packages", .timeLimit(.minutes(5)))
struct PackageProcessTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func kissa(_ arguments: String..., variables: [String] = []) throws -> ExternalProgram.Result {
        let words = ["env"] + variables + [BuiltProducts.executable("kissa").path] + arguments
        return try ExternalProgram(words, in: folder.url, errors: .result).run()
    }

    @Test func `the doctor says of each need whether it is there, and fails where one isn't`() throws {
        let healthy = try kissa("doctor")
        let lines = healthy.text.split(separator: "\n")
        #expect(lines.count > 10 && lines.allSatisfy { $0.contains(/^(ok|absent|MISSING) +\S/) })
        #expect(healthy.hasSucceeded == !healthy.text.contains("MISSING"))
        let ill = try kissa("doctor", variables: ["PATH=/nowhere"])
        #expect(ill.status == 1 && ill.text.contains("MISSING  swift  (https://www.swift.org/install)"))
        #expect(ill.text.contains("MISSING  cairo  (apt install libcairo2-dev)"))
        #expect(ill.errorText.contains(/^kissa: \d+ of \d+ are missing\.\n$/))
    }

    @Test func `a new package is written once`() throws {
        let made = try kissa("new", "Bakery")
        #expect(made.hasSucceeded && made.text.contains("Bakery/Sources/Bakery/BakeryApp.swift\n"), "\(made.errorText)")
        let manifest = folder.url.appendingPathComponent("Bakery/Package.swift")
        #expect(try String(contentsOf: manifest, encoding: .utf8).contains(".product(name: \"KissaTesting\""))
        let again = try kissa("new", "Bakery")
        #expect(again.status == 1 && again.errorText == "kissa: Bakery is there already.\n")
    }

    @Test func `a file is checked`() throws {
        try folder.write(
            "import SwiftUI\n\nstruct Card: View {\n    var body: some View { Txt(\"Tea\") }\n}\n", to: "Card.swift")
        let faulty = try kissa("check", "Card.swift")
        #expect(faulty.status == 1 && faulty.text.contains("Txt"), "\(faulty.text)\(faulty.errorText)")
        try folder.write("import SwiftUI\n\nlet card = Text(\"Tea\")\n", to: "Card.swift")
        let right = try kissa("check", "Card.swift")
        #expect(right.hasSucceeded && right.text.contains("compiles (1 file"), "\(right.text)\(right.errorText)")
    }

    @Test(arguments: ["run", "shot", "mcp"]) func `a folder without a package is said to be none`(verb: String) throws {
        let outcome = try kissa(verb)
        #expect(outcome.status == 1 && outcome.errorText.contains("There is no Package.swift in "))
    }
}
