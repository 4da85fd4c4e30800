import Testing

/// The pages about security name the tests of their promises: those tests exist.
@Suite struct PromisesTests {
    private static let pages = ["Documentation/Security.md", "Documentation/Libwebsockets.md"]

    /// A name on a page: of a suite or a folder of tests, of a test, or of an attack.
    private enum Name {
        case suite(String)
        case test(String)
        case attack(String)

        init(_ match: Regex<(Substring, Substring?, Substring?, Substring?)>.Match) {
            if let suite = match.1 {
                self = .suite(String(suite))
            } else if let attack = match.2 {
                self = .attack(String(attack))
            } else {
                self = .test(String(match.3 ?? ""))
            }
        }
    }

    private static let testFiles = Repository.files.filter { $0.path.hasPrefix("Tests/") && $0.kind == "swift" }

    /// The files of each suite, and of each file and folder of tests, by name.
    private static let suites: [String: [Repository.File]] = {
        var suites: [String: [Repository.File]] = [:]
        for file in testFiles {
            let path = file.path.split(separator: "/").map { String($0.prefix { $0 != "." }) }
            for name in Set(path + file.lines.compactMap(type)) { suites[name, default: []].append(file) }
        }
        return suites
    }()

    /// The type that begins in a line.
    private static func type(in line: Substring) -> String? {
        // Most lines are indented. Expressions would take too long for all of them.
        guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "/") else { return nil }
        let words = line.split(separator: " ")
        let keyword = words.firstIndex { ["struct", "class", "extension"].contains($0) }
        guard let keyword, keyword + 1 < words.count else { return nil }
        let quoted = line.split(separator: "`", omittingEmptySubsequences: false)
        return quoted.count > 2 ? String(quoted[1]) : String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber })
    }

    /// Whether one of the files has a function with this name.
    private func hasTest(_ name: String, in files: [Repository.File]) -> Bool {
        files.contains { file in file.lines.contains { $0.contains("`\(name)`") } }
    }

    /// The names in a line, in order.
    private func names(in line: Substring) -> [Name] {
        line.matches(of: /`(\w+Tests)`|`make attack` \(`(\w+)`\)|"([^"]+)"/).map(Name.init)
    }

    /// The names on a page that don't exist. A test has to be in one of the suites that its line names before it.
    private func unknownNames(on page: Repository.File) -> [String] {
        let headings = Set(page.lines.filter { $0.hasPrefix("#") }.map { String($0.drop { $0 == "#" || $0 == " " }) })
        let attacks = Repository.files.filter { $0.path.hasPrefix("Tests/Attack/") }.flatMap { file in
            file.lines.joined(separator: "\n").matches(of: /def (\w+)\(/).map { String($0.1) }
        }
        return page.lines.enumerated().flatMap { number, line in
            var files: [Repository.File] = []
            return names(in: line).compactMap { name -> String? in
                let place = "\(page.path):\(number + 1)"
                switch name {
                case .suite(let suite):
                    files += Self.suites[suite] ?? []
                    return Self.suites[suite] == nil ? "\(place): \(suite)" : nil
                case .attack(let attack): return attacks.contains(attack) ? nil : "\(place): \(attack)"
                case .test(let test):
                    let isKnown = headings.contains(test) || Self.suites[test] != nil || hasTest(test, in: files)
                    return isKnown ? nil : "\(place): \(test)"
                }
            }
        }
    }

    @Test(arguments: pages)
    func `Each test that the page names exists, in the suite that it names`(page: String) throws {
        let file = try #require(Repository.files.first { $0.path == page })
        #expect(unknownNames(on: file) == [])
    }

    @Test func `Each promise names a test, or says that it has none`() throws {
        let page = try #require(Repository.files.first { $0.path == Self.pages[0] })
        var promises: [Substring] = []
        var isTable = false
        for line in page.lines {
            let isHead = line.hasPrefix("| promise |")
            if isTable, !isHead, line.hasPrefix("| ") { promises.append(line) }
            isTable = isHead || (isTable && line.hasPrefix("|"))
        }
        #expect(promises.count > 100)
        for promise in promises {
            let held = promise.split(separator: "|").last { !$0.allSatisfy(\.isWhitespace) } ?? ""
            #expect(held.contains(/Tests`|`make |no test|"Headers of frames"|FoundationModelsTests/), "\(promise)")
        }
    }

    @Test func `A name that doesn't exist is noticed`() {
        let lines: [Substring] = [
            "| a | `StyleTests`: \"There is no such test\" |", "`NoSuchTests`", "`make attack` (`no_attack`)",
            "`PromisesTests`: \"A name that doesn't exist is noticed\"; `make attack` (`paths`)",
        ]
        #expect(
            unknownNames(on: .init(path: "page", lines: lines)).map { $0.prefix { $0 != " " } } == [
                "page:1:", "page:2:", "page:3:",
            ])
    }
}
