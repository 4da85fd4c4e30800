import Foundation

/// The numbers of a point, a size or a rectangle in an archive.
struct ArchivedGeometry {
    /// Empty if it is none; each is finite.
    let numbers: [Double]

    private static let keys = ["NS.pointval", "NS.sizeval", "NS.rectval"]

    /// Reads text such as `{{0, 0}, {320, 480}}`, or an `NSValue` with such a text.
    init(_ value: ArchiveValue, in archive: KeyedArchive) {
        let value = archive.resolved(value)
        let inner = value?.fields.flatMap { fields in Self.keys.lazy.compactMap { fields[$0] }.first }
        numbers = Self.numbers((inner.flatMap(archive.resolved) ?? value)?.string ?? "")
    }

    private static func numbers(_ text: String) -> [Double] {
        let parts = text.prefix(256).split { "{}, ".contains($0) }
        let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
        return numbers.count == parts.count && parts.count <= 4 ? numbers : []
    }

    /// The value as Foundation wraps it.
    var wrapped: NSValue? {
        switch numbers.count {
        case 2: NSValue(cgPoint: CGPoint(x: numbers[0], y: numbers[1]))
        case 4: NSValue(cgRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        default: nil
        }
    }
}
