import Foundation

@testable import Inference

/// Writes small GGUF files for the tests, valid ones and deliberately invalid ones.
struct GGUFWriter {
    enum Value {
        case uint32(UInt32), uint64(UInt64), int32(Int32), float32(Float), boolean(Bool), string(String)
        case strings([[UInt8]]), integers([Int32]), numbers([Float]), octets([UInt8]), uint16(UInt16)
    }

    struct Tensor {
        let name: String
        let type: TensorType
        /// The fastest-varying dimension first.
        let dimensions: [Int]
        let numbers: [Float]
    }

    var version: UInt32 = 3
    var metadata: [(key: String, value: Value)] = []
    var tensors: [Tensor] = []

    func data() -> Data {
        var bytes = Bytes()
        bytes.append(Array("GGUF".utf8))
        bytes.append(version)
        bytes.append(UInt64(tensors.count))
        bytes.append(UInt64(metadata.count))
        for (key, value) in metadata {
            bytes.append(string: Array(key.utf8))
            append(value, to: &bytes)
        }
        var offset = 0
        let contents = tensors.map { Quantized.encode($0.numbers, $0.type) }
        for (tensor, content) in zip(tensors, contents) {
            bytes.append(string: Array(tensor.name.utf8))
            bytes.append(UInt32(tensor.dimensions.count))
            for dimension in tensor.dimensions { bytes.append(UInt64(dimension)) }
            bytes.append(tensor.type.code)
            bytes.append(UInt64(offset))
            offset += content.count.rounded(upToMultipleOf: 32)
        }
        for content in contents {
            bytes.pad()
            bytes.append(content)
        }
        bytes.pad()
        return Data(bytes.bytes)
    }

    /// Writes a temporary file, passes it to `body`, and removes it.
    func withFile<Result>(_ body: (URL) throws -> Result) throws -> Result {
        try withTemporaryFile(data(), body)
    }

    private func append(_ value: Value, to bytes: inout Bytes) {
        switch value {
        case .uint32(let number): bytes.append(UInt32(4)); bytes.append(number)
        case .int32(let number): bytes.append(UInt32(5)); bytes.append(number)
        case .float32(let number): bytes.append(UInt32(6)); bytes.append(number.bitPattern)
        case .boolean(let boolean): bytes.append(UInt32(7)); bytes.append(UInt8(boolean ? 1 : 0))
        case .string(let string): bytes.append(UInt32(8)); bytes.append(string: Array(string.utf8))
        case .uint64(let number): bytes.append(UInt32(10)); bytes.append(number)
        case .strings(let strings):
            bytes.append(UInt32(9)); bytes.append(UInt32(8)); bytes.append(UInt64(strings.count))
            for string in strings { bytes.append(string: string) }
        case .integers(let integers):
            bytes.append(UInt32(9)); bytes.append(UInt32(5)); bytes.append(UInt64(integers.count))
            for integer in integers { bytes.append(integer) }
        case .numbers(let numbers):
            bytes.append(UInt32(9)); bytes.append(UInt32(6)); bytes.append(UInt64(numbers.count))
            for number in numbers { bytes.append(number.bitPattern) }
        case .octets(let octets):
            bytes.append(UInt32(9)); bytes.append(UInt32(0)); bytes.append(UInt64(octets.count)); bytes.append(octets)
        case .uint16(let number): bytes.append(UInt32(2)); bytes.append(number)
        }
    }
}

/// Bytes in little-endian order.
private struct Bytes {
    var bytes: [UInt8] = []

    mutating func append(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }

    mutating func append(_ other: [UInt8]) { bytes += other }

    mutating func append(string: [UInt8]) {
        append(UInt64(string.count))
        bytes += string
    }

    mutating func pad() {
        bytes += Array(repeating: 0, count: bytes.count.rounded(upToMultipleOf: 32) - bytes.count)
    }
}

func withTemporaryFile<Result>(_ data: Data, _ body: (URL) throws -> Result) throws -> Result {
    let url = temporaryURL()
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url)
}

/// The URL for a new file, in memory if the system supports that. A disk takes milliseconds for each of the thousands of files
/// that the tests write.
func temporaryURL() -> URL {
    let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
    let isThere = FileManager.default.isWritableFile(atPath: memory.path)
    let directory = isThere ? memory : FileManager.default.temporaryDirectory
    return directory.appendingPathComponent("kissa-\(UUID().uuidString).gguf")
}
