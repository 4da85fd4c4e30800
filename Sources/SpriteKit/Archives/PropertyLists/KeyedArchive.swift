import Foundation

/// The objects of a keyed archive, as `NSKeyedArchiver` writes it: they refer to each other by their places.
struct KeyedArchive: Sendable {
    let objects: [ArchiveValue]
    /// The values by which decoding begins.
    let top: [String: ArchiveValue]

    /// The greatest size of an archive, in bytes.
    static let greatestSize = 64 << 20

    init(_ data: Data) throws {
        guard data.count <= Self.greatestSize else { throw ArchiveError.damaged("it is too large") }
        let fields = try Self.list(Array(data)).fields ?? [:]
        guard fields["$archiver"]?.string?.hasSuffix("KeyedArchiver") == true, let objects = fields["$objects"]?.array,
            let top = fields["$top"]?.fields
        else { throw ArchiveError.damaged("it is no keyed archive") }
        (self.objects, self.top) = (objects, top)
    }

    private static func list(_ bytes: [UInt8]) throws -> ArchiveValue {
        if bytes.starts(with: BinaryPropertyList.start) { return try BinaryPropertyList.value(of: bytes) }
        return try XMLPropertyList.value(of: bytes)
    }

    /// What a reference refers to; any other value is itself. `$null` and places that don't exist are nil.
    func resolved(_ value: ArchiveValue) -> ArchiveValue? {
        guard let place = value.place else { return value }
        guard objects.indices.contains(place), objects[place].string != "$null" else { return nil }
        return objects[place]
    }

    /// The class of an object's fields, and its superclasses, the nearest first.
    func classes(of fields: [String: ArchiveValue]) -> [String] {
        guard let description = fields["$class"].flatMap(resolved)?.fields else { return [] }
        let named = description["$classname"]?.string.map { [$0] } ?? []
        let above = (description["$classes"]?.array ?? []).prefix(32).compactMap(\.string)
        return named + above.filter { !named.contains($0) }
    }
}
