import Testing

/// The tests of a source folder are in a folder with the same name.
@Suite struct MirrorTests {
    /// Modules whose folders another module's tests may mirror too, because these tests cover both.
    private static let below = ["SwiftUICore": ["ViewTree"], "UIKit": ["UIKitCore"]]

    /// Folders named after the kind of test, without a counterpart in the sources.
    private static let kinds: Set<String> = [
        // Test support.
        "Support", "Fixtures",
        // The client, in a browser.
        "Client", "Browser",
        // Hostile input, documentation examples, public API, fake models, computed values.
        "Attacks", "Documentation", "Surface", "Testing", "Oracle",
        // Realistic programs.
        "Programs", "Providers", "Games", "Apps",
        // `UndoManager` belongs to FoundationAdditions, but views use it.
        "Undo",
    ]

    /// The first-level folders of the files below a path of the repository; "" for files directly in it.
    private func folders(below path: String) -> [String] {
        Repository.files.filter { $0.kind == "swift" && $0.path.hasPrefix(path + "/") }.map { file in
            let parts = file.path.dropFirst(path.count + 1).split(separator: "/")
            return parts.count > 1 ? String(parts[0]) : ""
        }
    }

    private func sources(_ room: String) -> Set<String> {
        let rooms = [room] + (Self.below[room] ?? [])
        return Set(rooms.flatMap { folders(below: "Sources/\($0)") }).subtracting([""])
    }

    private var rooms: [String] {
        let names = Repository.files.compactMap { file -> String? in
            let parts = file.path.split(separator: "/")
            guard parts.count > 2, parts[0] == "Tests", parts[1].hasSuffix("Tests") else { return nil }
            return String(parts[1].dropLast("Tests".count))
        }
        return Set(names).sorted().filter { !sources($0).isEmpty }
    }

    @Test func `A folder of tests has the name of a folder of the sources, or says what kind of tests it has`() {
        #expect(rooms.count > 20)
        let strange = rooms.flatMap { room in
            Set(folders(below: "Tests/\(room)Tests")).subtracting([""]).subtracting(sources(room))
                .subtracting(Self.kinds).sorted().map { "Tests/\(room)Tests/\($0)" }
        }
        #expect(strange == [])
    }

    @Test func `Where many files test a room of several folders, few of them lie in none`() {
        let loose = rooms.filter { sources($0).count > 2 && folders(below: "Tests/\($0)Tests").count > 12 }
            .map { room in (room, folders(below: "Tests/\(room)Tests").count { $0.isEmpty }) }
        #expect(loose.count > 8)
        #expect(loose.filter { $0.1 > 6 }.map { "\($0.0): \($0.1)" } == [])
    }
}
