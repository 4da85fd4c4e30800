import Foundation
import Testing

/// The style rules in CONTRIBUTING.md that can be checked by reading the text.
@Suite struct StyleTests {
    private let files = Repository.files
    private var code: [Repository.File] { files.filter(\.isCode) }

    @Test func `the repository is found`() {
        #expect(files.contains { $0.path == "Package.swift" })
        #expect(code.count > 50)
    }

    @Test func `no file is longer than 400 lines`() {
        let long = code.filter { $0.lines.count > 400 }.map { "\($0.path): \($0.lines.count) lines" }
        #expect(long == [])
    }

    @Test func `nothing is left to be done without saying where`() {
        // A mark is allowed if it names its issue, as in "TO DO(#12)" written together.
        let marks = [("TO", "DO"), ("FIX", "ME"), ("XX", "X")].map { $0.0 + $0.1 }.joined(separator: "|")
        let mark = try! Regex("\\b(\(marks))\\b(?!\\(#\\d+\\))")
        #expect(code.flatMap { $0.places { $0.contains(mark) } } == [])
    }

    @Test func `indentation is spaces`() {
        #expect(code.flatMap { $0.places { $0.contains("\t") } } == [])
    }

    @Test func `no line ends in spaces`() {
        #expect(code.flatMap { $0.places { $0.last == " " || $0.last == "\r" } } == [])
    }

    @Test func `no path of one machine is written down`() {
        let places = ["/" + "work/", "/" + "home/", "/" + "root/", "/" + "Users/"]
        let wrong = files.flatMap { $0.places { line in places.contains { line.contains($0) } } }
        #expect(wrong == [])
    }

    @Test func `everything public says what it is`() {
        let declaration =
            #/^(?:@\S+ )*(?:(?:nonisolated|static|final|class|override|mutating|convenience|required|indirect|weak) )*(?:public|open) (?!extension|import|=)/#
        let undocumented = files.filter { $0.kind == "swift" && $0.path.hasPrefix("Sources/") }.flatMap { file in
            let lines = file.lines.map { $0.drop { $0 == " " } }
            let inner = indicesOfSPI(in: file.lines)
            return lines.indices
                .filter { lines[$0].prefixMatch(of: declaration) != nil && !isDocumented($0, lines) }
                .filter { !inner.contains($0) }
                .map { "\(file.path):\($0 + 1)" }
        }
        #expect(undocumented == [])
    }

    @Test func `every test is named by a sentence in backticks`() {
        let attribute = #/^ *@Test\b/#
        let function = #/^ *(?:@Test\b.* )?func (?<mark>`?)/#
        let wrong = files.filter { $0.kind == "swift" && $0.path.hasPrefix("Tests/") }.flatMap { file in
            file.lines.indices.filter { file.lines[$0].contains(attribute) }.filter { index in
                file.lines[index...].lazy.compactMap { $0.firstMatch(of: function) }.first?.mark != "`"
            }.map { "\(file.path):\($0 + 1)" }
        }
        #expect(wrong == [])
    }

    @Test func `every client module opens with what it is`() {
        let modules = files.filter { $0.kind == "js" && $0.path.hasPrefix("Sources/") }
        #expect(modules.count > 80)
        let silent = modules.filter { $0.lines.first?.wholeMatch(of: #/\/\/ \S.*/#) == nil }.map(\.path)
        #expect(silent == [])
    }

    /// The lines of types with `@_spi`, which are public only to other targets of the package.
    private func indicesOfSPI(in lines: [Substring]) -> IndexSet {
        var indices = IndexSet()
        var isInside = false
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("@_spi") { isInside = true }
            if isInside { indices.insert(index) }
            if line == "}" { isInside = false }
        }
        return indices
    }

    /// Whether a documentation comment is above the line, ignoring attributes. For unavailable declarations, the message is
    /// enough.
    private func isDocumented(_ index: Int, _ lines: [Substring]) -> Bool {
        var line = index - 1
        var isInsideAttribute = false
        while line >= 0, !lines[line].hasPrefix("///") {
            if lines[line].contains("unavailable") { return true }
            if lines[line].hasPrefix("//") {
                // A comment for maintainers.
            } else if lines[line].hasPrefix("@") {
                isInsideAttribute = false
            } else if lines[line].hasPrefix(")") {
                // The last line of a multi-line attribute.
                isInsideAttribute = true
            } else if !isInsideAttribute {
                return false
            }
            line -= 1
        }
        return line >= 0
    }
}
