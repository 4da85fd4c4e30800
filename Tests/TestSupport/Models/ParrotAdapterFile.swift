import Foundation

/// An adapter for a ``ParrotModelFile``. After a given byte it makes another byte likelier than any the model itself would
/// choose.
package struct ParrotAdapterFile {
    package var successors: [UInt8: UInt8]
    package var architecture: String
    /// The width of the base model.
    package var width: Int
    /// The name of the base model.
    package var baseName: String?

    package init(
        successors: [UInt8: UInt8], architecture: String = "llama", width: Int = ParrotModelFile.width,
        baseName: String? = nil
    ) {
        (self.successors, self.architecture) = (successors, architecture)
        (self.width, self.baseName) = (width, baseName)
    }

    /// Writes the file and returns its URL. The caller removes it.
    package func write(as name: String = "parrot-adapter-\(UUID().uuidString)", to directory: URL? = nil) throws -> URL
    {
        let url = (directory ?? FileManager.default.temporaryDirectory).appendingPathComponent("\(name).gguf")
        try data.write(to: url)
        return url
    }

    package var data: Data {
        let replies = successors.sorted { $0.key < $1.key }
        let rank = replies.count, vocabularySize = ParrotModelFile.vocabularySize
        // Row r of `first` detects a byte; column r of `second` raises the byte that follows.
        var first = [Float](repeating: 0, count: rank * width)
        var second = [Float](repeating: 0, count: vocabularySize * rank)
        for (row, reply) in replies.enumerated() {
            first[row * width + Int(reply.key)] = 1
            second[Int(reply.value) * rank + row] = 4
        }
        var file = GGUFBytes()
        file.append(Array("GGUF".utf8))
        file.append(UInt32(3))
        file.append(UInt64(2))
        var metadata: [(String, GGUFBytes.Value)] = [
            ("general.type", .string("adapter")), ("general.architecture", .string(architecture)),
            ("general.name", .string("Another word")), ("adapter.type", .string("lora")),
            ("adapter.lora.alpha", .float(Float(rank))), ("maker.version", .number(3)),
        ]
        if let baseName { metadata.append(("general.base_model.0.name", .string(baseName))) }
        file.append(UInt64(metadata.count))
        for (key, value) in metadata { file.append(key: key, value) }
        file.append(name: "output.weight.lora_a", dimensions: [width, rank], offset: 0)
        let secondOffset = (first.count * 4 + 31) / 32 * 32
        file.append(name: "output.weight.lora_b", dimensions: [rank, vocabularySize], offset: secondOffset)
        file.align()
        file.append(first)
        file.align()
        file.append(second)
        return Data(file.bytes)
    }
}
