import Testing

/// Checks that the folders of the view modules respect the layers of the map in Architecture.md.
@Suite struct LayerTests {
    @Test(arguments: ["ViewTree", "SwiftUICore"])
    func `Every folder of a view room is on the map, and the map names no other`(target: String) {
        let map = FolderMap(of: target)
        #expect(map.folders.sorted() == map.present.sorted())
    }

    @Test func `Few references in SwiftUICore run to a higher folder`() {
        let map = FolderMap(of: "SwiftUICore")
        #expect(map.references.count > 500)
        let backward = map.backward.map { "\($0.file): \($0.type) of \($0.to)" }.sorted()
        #expect(backward.count < 40, "\(backward.joined(separator: "\n"))")
    }
}
