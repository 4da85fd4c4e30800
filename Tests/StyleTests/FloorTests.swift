import Testing

/// Checks the map of rooms and floors in Architecture.md.
@Suite struct FloorTests {
    private let map = FloorMap()

    @Test func `Every room is on the map of floors, and the map names no other`() {
        #expect(map.rooms.count > 100)
        #expect(map.floors.keys.sorted() == map.rooms.sorted())
    }

    @Test func `No room imports one of a higher floor`() {
        #expect(map.imports.count > 1000)
        #expect(map.upward.map { "\($0.file) of \($0.from): \($0.to)" } == [])
    }
}
