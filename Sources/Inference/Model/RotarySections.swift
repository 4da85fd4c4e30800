/// Some models assign a head's pairs to time, height and width of a picture. In text all three are the token's position. Pairs in
/// no section wouldn't rotate at all; no known model has them.
enum RotarySections {
    static func check(_ keys: ShapeKeys, pairCount: Int) throws(ModelFileError) {
        let name = "rope.dimension_sections"
        guard keys.isArray(name), let sections = try keys.file.integers(keys.key(name)) else { return }
        let total = sections.reduce(0, &+)
        let isWhole = sections.count >= 3 && sections.allSatisfy { (0...pairCount).contains($0) }
        guard isWhole, sections.dropFirst(3).allSatisfy({ $0 == 0 }), total > 0 else {
            throw .unsupported(what: "sections of rotated pairs", value: "\(sections.prefix(8))")
        }
        // The pairs alternate between the sections, and start over after the last one.
        guard (0..<min(pairCount, total)).allSatisfy({ $0 < 3 * sections[$0 % 3] }) else {
            throw .unsupported(what: "sections of rotated pairs", value: "\(sections)")
        }
    }
}
