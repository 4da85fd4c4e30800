/// Metadata under an architecture's prefix.
struct ShapeKeys {
    let file: GGUFFile
    let prefix: String

    /// No known model comes near; a hostile file would.
    private static let sizeMax = 1 << 24

    func key(_ name: String) -> String { "\(prefix).\(name)" }

    func optionalSize(_ name: String) throws(ModelFileError) -> Int? {
        guard let size = try file.integer(key(name)) else { return nil }
        guard (0...Self.sizeMax).contains(size) else {
            throw .invalidValue(key: key(name), reason: "\(size)")
        }
        return size
    }

    func size(_ name: String) throws(ModelFileError) -> Int {
        guard let size = try optionalSize(name) else { throw .missingKey(key(name)) }
        guard size > 0 else { throw .invalidValue(key: key(name), reason: "zero") }
        return size
    }

    func number(_ name: String) throws(ModelFileError) -> Double? { try file.number(key(name)) }

    /// A bound that may be absent, or 0 for none.
    func cap(_ name: String, default: Double) throws(ModelFileError) -> Float {
        let cap = try number(name) ?? `default`
        guard cap.isFinite, cap >= 0 else { throw .invalidValue(key: key(name), reason: "\(cap)") }
        return Float(cap)
    }
}
