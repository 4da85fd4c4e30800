/// Metadata with an architecture's prefix.
struct ShapeKeys {
    let file: GGUFFile
    let prefix: String

    /// Far more than in known models, to reject malicious files.
    static let sizeMax = 1 << 24
    static let layerCountMax = 1 << 14

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

    /// A size that is the product of two others.
    func product(_ first: Int, _ second: Int, _ name: String) throws(ModelFileError) -> Int {
        guard first == 0 || second <= Self.sizeMax / first else {
            throw .invalidValue(key: key(name), reason: "\(second) times \(first) numbers")
        }
        return first * second
    }

    func flag(_ name: String) throws(ModelFileError) -> Bool? { try file.boolean(key(name)) }

    func contains(_ name: String) -> Bool { file.metadata[key(name)] != nil }

    func isArray(_ name: String) -> Bool {
        if case .array = file.metadata[key(name)] { return true }
        return false
    }

    func number(_ name: String) throws(ModelFileError) -> Double? { try file.number(key(name)) }

    /// An optional factor.
    func factor(_ name: String, default: Double = 1) throws(ModelFileError) -> Float {
        let factor = try number(name) ?? `default`
        guard factor.isFinite, factor != 0 else { throw .invalidValue(key: key(name), reason: "\(factor)") }
        return Float(factor)
    }

    /// A number for each layer, or one for all.
    func numbers(_ name: String, count: Int) throws(ModelFileError) -> [Float] {
        guard isArray(name) else {
            guard let number = try number(name) else { throw .missingKey(key(name)) }
            return Array(repeating: Float(number), count: count)
        }
        let numbers = try file.numbers(key(name)) ?? []
        guard numbers.count >= count, numbers.allSatisfy(\.isFinite) else {
            throw .invalidValue(key: key(name), reason: "\(numbers.count) numbers, some of them not finite")
        }
        return Array(numbers.prefix(count))
    }

    /// A size for each layer; nil if the file has one for all, or none.
    func sizes(_ name: String, count: Int) throws(ModelFileError) -> [Int]? {
        guard isArray(name), let sizes = try file.integers(key(name)) else { return nil }
        guard sizes.count >= count, sizes.allSatisfy({ (0...Self.sizeMax).contains(Int($0)) }) else {
            throw .invalidValue(key: key(name), reason: "\(sizes.count) of \(count) layers, or out of bounds")
        }
        return sizes.prefix(count).map { Int($0) }
    }

    /// An optional limit; 0 for none.
    func cap(_ name: String, default: Double) throws(ModelFileError) -> Float {
        let cap = try number(name) ?? `default`
        guard cap.isFinite, cap >= 0 else { throw .invalidValue(key: key(name), reason: "\(cap)") }
        return Float(cap)
    }
}
