/// A metadata value. Strings and arrays stay in the file: a value only has their ranges.
enum GGUFValue: Sendable {
    case unsigned(UInt64)
    case signed(Int64)
    case float(Double)
    case boolean(Bool)
    case string(Range<Int>)
    case array(GGUFArray)
}

/// The range of an array's elements in the file, checked when the file was opened.
struct GGUFArray: Sendable {
    let element: GGUFValueType
    let count: Int
    let offset: Int
}

/// The type codes of metadata values.
enum GGUFValueType: UInt32, Sendable {
    case uint8, int8, uint16, int16, uint32, int32, float32, boolean, string, array, uint64, int64, float64

    /// The size of a value in bytes; nil if it varies.
    var size: UInt64? {
        switch self {
        case .uint8, .int8, .boolean: 1
        case .uint16, .int16: 2
        case .uint32, .int32, .float32: 4
        case .uint64, .int64, .float64: 8
        case .string, .array: nil
        }
    }
}

extension GGUFCursor {
    /// The maximum nesting depth of arrays, more than in any known file, so that malicious files can't overflow the stack.
    private static let arrayDepthMax = 4

    /// Reads a type code and the value of that type.
    mutating func value(_ what: @autoclosure () -> String) throws(ModelFileError) -> GGUFValue {
        try value(of: try valueType(what()), what(), depth: 0)
    }

    private mutating func valueType(_ what: @autoclosure () -> String) throws(ModelFileError) -> GGUFValueType {
        let start = offset
        let code = try number(UInt32.self, what())
        guard let type = GGUFValueType(rawValue: code) else {
            throw .malformed(what: what(), offset: start, reason: "unknown value type \(code)")
        }
        return type
    }

    mutating func value(
        of type: GGUFValueType, _ what: @autoclosure () -> String, depth: Int
    ) throws(ModelFileError) -> GGUFValue {
        switch type {
        case .uint8: .unsigned(UInt64(try number(UInt8.self, what())))
        case .uint16: .unsigned(UInt64(try number(UInt16.self, what())))
        case .uint32: .unsigned(UInt64(try number(UInt32.self, what())))
        case .uint64: .unsigned(try number(UInt64.self, what()))
        case .int8: .signed(Int64(try number(Int8.self, what())))
        case .int16: .signed(Int64(try number(Int16.self, what())))
        case .int32: .signed(Int64(try number(Int32.self, what())))
        case .int64: .signed(try number(Int64.self, what()))
        case .float32: .float(Double(Float(bitPattern: try number(UInt32.self, what()))))
        case .float64: .float(Double(bitPattern: try number(UInt64.self, what())))
        case .boolean: .boolean(try number(UInt8.self, what()) != 0)
        case .string: .string(try string(what()))
        case .array: .array(try array(what(), depth: depth))
        }
    }

    private mutating func array(_ what: @autoclosure () -> String, depth: Int) throws(ModelFileError) -> GGUFArray {
        guard depth < Self.arrayDepthMax else {
            throw .malformed(what: what(), offset: offset, reason: "arrays nested too deeply")
        }
        let element = try valueType(what())
        let count = try number(UInt64.self, what())
        let start = offset
        if let size = element.size {
            let (byteCount, overflow) = count.multipliedReportingOverflow(by: size)
            _ = try skip(overflow ? .max : byteCount, what())
        } else {
            // Each element takes at least eight bytes, so this ends at the file's end at the latest.
            var left = count
            while left > 0 {
                _ = try value(of: element, what(), depth: depth + 1)
                left -= 1
            }
        }
        return GGUFArray(element: element, count: Int(count), offset: start)
    }
}
