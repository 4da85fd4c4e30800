import Testing

/// Checks the folders of large rooms against their maps in Architecture.md, of which that of SwiftUICore is in layers.
@Suite struct LayerTests {
    @Test(arguments: ["ViewTree", "SwiftUICore", "BrowserHost", "FoundationModels", "Inference"])
    func `Every folder of a large room is on the map, and the map names no other`(target: String) {
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
