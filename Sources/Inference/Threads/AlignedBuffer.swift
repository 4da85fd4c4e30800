import Glibc
import InferenceKernels

/// Zeroed memory that is aligned to a cache line, for vector instructions, and freed with the object. If it is large, unused
/// parts take no memory: the system allocates a page at its first use.
final class AlignedBuffer: @unchecked Sendable {
    // Unchecked: the owner coordinates writes.
    static let alignment = 64

    let bytes: UnsafeMutableRawPointer
    let count: Int
    private let allocated: UnsafeMutableRawPointer

    init(byteCount: Int) {
        count = max(byteCount, 1)
        guard let memory = Self.zeros(count) else { fatalError("no memory for \(count) bytes") }
        allocated = memory
        bytes = memory.alignedUp(toMultipleOf: Self.alignment)
    }

    private static func zeros(_ count: Int) -> UnsafeMutableRawPointer? {
        guard inferenceWatchesAddresses() else { return calloc(1, count + alignment) }
        // Padding for the alignment alone would hide reads beyond the end from the address sanitizer.
        var memory: UnsafeMutableRawPointer?
        guard posix_memalign(&memory, alignment, count) == 0 else { return nil }
        return memory.map { memset($0, 0, count) }
    }

    convenience init(copying source: UnsafeRawBufferPointer) {
        self.init(byteCount: source.count)
        if let start = source.baseAddress { bytes.copyMemory(from: start, byteCount: source.count) }
    }

    deinit { free(allocated) }

    /// The memory as numbers, starting at `offset` bytes.
    func pointer<Value>(to type: Value.Type = Value.self, at offset: Int = 0) -> UnsafeMutablePointer<Value> {
        (bytes + offset).assumingMemoryBound(to: type)
    }
}

extension Int {
    /// The smallest multiple of `step` that isn't less.
    func rounded(upToMultipleOf step: Int) -> Int { (self + step - 1) / step * step }
}
