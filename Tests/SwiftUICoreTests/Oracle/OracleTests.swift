import Foundation
import Testing

@testable import SwiftUICore

/// Compares the layout with frames computed by hand (`Frames.txt`).
@MainActor
@Suite("Oracle")
struct OracleTests {
    private struct Part: CustomStringConvertible {
        let name: String
        let frame: CGRect

        var description: String {
            func short(_ number: CGFloat) -> String { String(format: "%g", (number * 1000).rounded() / 1000) }
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(short).joined(separator: " ")
            return "\(name) \(numbers)"
        }
    }

    private static func expectations() throws -> [String: [Part]] {
        let file = try #require(Bundle.module.url(forResource: "Frames", withExtension: "txt"))
        var all: [String: [Part]] = [:]
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let halves = line.components(separatedBy: ": ")
            try #require(halves.count == 2, "\(line)")
            all[halves[0]] = try halves[1].components(separatedBy: ", ").map(part)
        }
        return all
    }

    private static func part(_ text: String) throws -> Part {
        let words = text.split(separator: " ")
        let numbers = words.dropFirst().compactMap { Double($0) }
        try #require(words.count == 5 && numbers.count == 4, "\(text)")
        return Part(
            name: String(words[0]),
            frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }

    @Test func `every case has its frames and every line its case`() throws {
        let names = OracleCases.all.map(\.name)
        #expect(Set(names) == Set(try Self.expectations().keys))
        #expect(names.count == Set(names).count)
        #expect(names.count >= 150)
    }

    @Test func `every part is where it has to be`() throws {
        let expectations = try Self.expectations()
        for example in OracleCases.all {
            let window = TestWindow(example.view)
            for part in expectations[example.name] ?? [] {
                let found = window.frame(part.name).map { Part(name: part.name, frame: $0).description }
                #expect(found == part.description, "\(example.name)")
            }
        }
    }
}
