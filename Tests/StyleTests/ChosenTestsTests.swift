import Testing

/// If its filter matches no test, `swift test` runs nothing and succeeds. So every filter in a script has to match.
@Suite struct ChosenTestsTests {
    private var scripts: [Repository.File] {
        Repository.files.filter { file in
            file.path == "Makefile"
                || file.kind.isEmpty
                    && ["Tests/Verify/", "Tests/Attack/", "Scripts/"].contains { file.path.hasPrefix($0) }
        }
    }

    /// The test folders, and the names that their files declare.
    private var known: Set<Substring> {
        let files = Repository.files.filter { $0.path.hasPrefix("Tests/") }
        let declared = files.filter { $0.kind == "swift" }.flatMap(\.lines).flatMap { line in
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            return zip(words, words.dropFirst()).filter { ["struct", "class"].contains($0.0) }.map(\.1)
        }
        return Set(files.flatMap { $0.path.split(separator: "/") } + declared + ["KissaPackageTests"])
    }

    @Test func `Tests that a script names are there`() {
        let known = known
        var count = 0
        let missing = scripts.flatMap { file in
            file.places { line in
                let names = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                    .filter { $0.hasSuffix("Tests") && $0.count > "Tests".count && $0.first?.isUppercase == true }
                count += names.count
                return !names.allSatisfy(known.contains)
            }
        }
        #expect(count > 20)
        #expect(missing == [])
    }

    @Test func `Each filter of a script names tests`() {
        let unnamed = scripts.flatMap { file in
            file.places { $0.contains("--filter ") && !$0.contains("$") && !$0.contains("Tests") }
        }
        #expect(unnamed == [])
    }
}
