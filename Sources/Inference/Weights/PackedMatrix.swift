import Dispatch
import InferenceKernels
import Synchronization

/// A weight matrix in memory, packed for the kernels, with `rows` outputs and `columns` inputs.
final class PackedMatrix: Sendable {
    let rows: Int
    let columns: Int
    let format: WeightFormat
    private let blockBytes: Int
    // Unsafe only because it is a pointer: it is only written during initialization.
    private nonisolated(unsafe) let bytes: UnsafeMutableRawPointer
    private let memory: any AnyObject & Sendable

    /// The number of blocks of 16 rows; the last may be padded with zeros.
    let blockCount: Int
    /// The number of rows including padding: the size of an output.
    var paddedRows: Int { blockCount * WeightFormat.rowsPerBlock }
    var byteCount: Int { blockCount * blockBytes }

    /// - Parameter memory: the memory for the matrix.
    /// - Throws: ``ModelFileError/notFinite(tensor:row:)``.
    init(_ tensor: TensorDescription, in file: GGUFFile, memory: inout WeightMemory) throws(ModelFileError) {
        rows = tensor.rows
        columns = tensor.columns
        format = WeightFormat.of(tensor.type)
        blockCount = Self.blockCount(rows)
        blockBytes = format.blockBytes(columns)
        (bytes, self.memory) = memory.take(byteCount: blockCount * blockBytes)
        let wrongRow = pack(file.bytes(of: tensor))
        guard wrongRow == .max else { throw .notFinite(tensor: tensor.name, row: tensor.firstRow + wrongRow) }
        file.release(tensor)
    }

    private static func blockCount(_ rows: Int) -> Int {
        (rows + WeightFormat.rowsPerBlock - 1) / WeightFormat.rowsPerBlock
    }

    /// The bytes of a tensor as a packed matrix; 0 for a vector.
    static func byteCount(_ tensor: TensorDescription) -> Int {
        guard tensor.dimensions.count > 1 else { return 0 }
        let bytes = blockCount(tensor.rows) * WeightFormat.of(tensor.type).blockBytes(tensor.columns)
        return bytes.rounded(upToMultipleOf: AlignedBuffer.alignment)
    }

    /// Packs a file's rows. Large matrices are packed on all cores, to reduce the loading time.
    ///
    /// - Returns: The first row with a number that isn't finite; `Int.max` if there is none.
    private func pack(_ source: UnsafeRawBufferPointer) -> Int {
        let rowBytes = source.count / rows
        let bandCount = source.count < Self.bandBytesMin ? 1 : min(blockCount, Self.bandCountMax)
        nonisolated(unsafe) let start = source.baseAddress!
        let wrongRow = Atomic<Int>(.max)
        DispatchQueue.concurrentPerform(iterations: bandCount) { band in
            let blocks = blockCount * band / bandCount..<blockCount * (band + 1) / bandCount
            for row in blocks.lowerBound
                * WeightFormat.rowsPerBlock..<min(rows, blocks.upperBound * WeightFormat.rowsPerBlock)
            {
                let (index, lane) = row.quotientAndRemainder(dividingBy: WeightFormat.rowsPerBlock)
                format.pack(start + row * rowBytes, columns, lane, block(index))
                if !format.type.isFinite(UnsafeRawBufferPointer(start: start + row * rowBytes, count: rowBytes)) {
                    wrongRow.min(row, ordering: .relaxed)
                }
            }
        }
        return wrongRow.load(ordering: .relaxed)
    }

    private static let bandBytesMin = 1 << 20
    private static let bandCountMax = 64

    private func block(_ index: Int) -> UnsafeMutableRawPointer { bytes + index * blockBytes }

    /// Unpacks one row, for example a token's embedding.
    func copyRow(_ row: Int, to target: UnsafeMutablePointer<Float>) {
        precondition((0..<rows).contains(row), "row \(row) of \(rows)")
        format.unpack(block(row / WeightFormat.rowsPerBlock), columns, row % WeightFormat.rowsPerBlock, target)
    }

    /// Multiplies some blocks of rows by prepared activations.
    func multiply(
        blocks: Range<Int>, by activations: PreparedActivations, tokenCount: Int,
        into output: UnsafeMutablePointer<Float>, stride: Int, kernels: Kernels
    ) {
        guard !blocks.isEmpty else { return }
        format.multiply(kernels)(
            bytes.assumingMemoryBound(to: UInt8.self), columns, blocks.lowerBound, blocks.count, activations.bytes,
            activations.stride, tokenCount, output, stride)
    }
}

/// Consecutive activations in the format that a kernel reads.
struct PreparedActivations {
    let bytes: UnsafeMutablePointer<UInt8>
    /// The distance between activations in bytes.
    let stride: Int

    /// The activations from a row on.
    func from(_ row: Int) -> PreparedActivations {
        PreparedActivations(bytes: bytes + row * stride, stride: stride)
    }
}
