/// Typed access to metadata: nil for a missing key; throws for a value of another type.
extension GGUFFile {
    func integer(_ key: String) throws(ModelFileError) -> Int? {
        guard let value = metadata[key] else { return nil }
        switch value {
        case .unsigned(let number):
            if let integer = Int(exactly: number) { return integer }
        case .signed(let number): return Int(number)
        default: break
        }
        throw .invalidValue(key: key, reason: "not an integer")
    }

    func number(_ key: String) throws(ModelFileError) -> Double? {
        guard let value = metadata[key] else { return nil }
        guard case .float(let number) = value else {
            throw .invalidValue(key: key, reason: "not a floating-point number")
        }
        return number
    }

    func boolean(_ key: String) throws(ModelFileError) -> Bool? {
        guard let value = metadata[key] else { return nil }
        guard case .boolean(let boolean) = value else { throw .invalidValue(key: key, reason: "not a boolean") }
        return boolean
    }

    func string(_ key: String) throws(ModelFileError) -> String? {
        guard let value = metadata[key] else { return nil }
        guard case .string(let range) = value else { throw .invalidValue(key: key, reason: "not a string") }
        guard let string = String(validating: bytes[range], as: UTF8.self) else {
            throw .invalidValue(key: key, reason: "not UTF-8")
        }
        return string
    }

    /// The strings of an array; invalid UTF-8 becomes U+FFFD.
    func texts(_ key: String) throws(ModelFileError) -> [String]? {
        let strings = try strings(key)
        // Keeps the file alive: the bytes belong to it, and the compiler could release it after its last use.
        return withExtendedLifetime(self) { strings?.map { String(decoding: $0, as: UTF8.self) } }
    }

    /// The bytes of each string of an array, which are only valid while the file is alive.
    func strings(_ key: String) throws(ModelFileError) -> [UnsafeRawBufferPointer]? {
        guard let value = metadata[key] else { return nil }
        guard case .array(let array) = value, array.element == .string else {
            throw .invalidValue(key: key, reason: "not an array of strings")
        }
        var cursor = GGUFCursor(bytes, at: array.offset)
        var strings: [UnsafeRawBufferPointer] = []
        strings.reserveCapacity(array.count)
        for _ in 0..<array.count { strings.append(UnsafeRawBufferPointer(rebasing: bytes[try cursor.string(key)])) }
        return strings
    }

    func integers(_ key: String) throws(ModelFileError) -> [Int]? {
        guard let value = metadata[key] else { return nil }
        guard case .array(let array) = value, array.element == .int32 || array.element == .uint32 else {
            throw .invalidValue(key: key, reason: "not an array of 32-bit integers")
        }
        var cursor = GGUFCursor(bytes, at: array.offset)
        var integers: [Int] = []
        integers.reserveCapacity(array.count)
        for _ in 0..<array.count {
            let bits = try cursor.number(UInt32.self, key)
            integers.append(array.element == .int32 ? Int(Int32(bitPattern: bits)) : Int(bits))
        }
        return integers
    }

    func booleans(_ key: String) throws(ModelFileError) -> [Bool]? {
        guard let value = metadata[key] else { return nil }
        guard case .array(let array) = value, array.element == .boolean else {
            throw .invalidValue(key: key, reason: "not an array of booleans")
        }
        return bytes[array.offset..<array.offset + array.count].map { $0 != 0 }
    }

    /// The bytes of an array of bytes.
    func octets(_ key: String) throws(ModelFileError) -> [UInt8]? {
        guard let value = metadata[key] else { return nil }
        guard case .array(let array) = value, array.element == .uint8 || array.element == .int8 else {
            throw .invalidValue(key: key, reason: "not an array of bytes")
        }
        return Array(bytes[array.offset..<array.offset + array.count])
    }

    func numbers(_ key: String) throws(ModelFileError) -> [Float]? {
        guard let value = metadata[key] else { return nil }
        guard case .array(let array) = value, array.element == .float32 else {
            throw .invalidValue(key: key, reason: "not an array of 32-bit floating-point numbers")
        }
        var cursor = GGUFCursor(bytes, at: array.offset)
        var numbers: [Float] = []
        numbers.reserveCapacity(array.count)
        for _ in 0..<array.count { numbers.append(Float(bitPattern: try cursor.number(UInt32.self, key))) }
        return numbers
    }
}
