import Glibc
import InferenceKernels

/// Memory that begins on a cache line, as vector loads like it; zero at first and freed with the object. What is never
/// written to takes no room where it is large: the system only lends a page when somebody uses it.
final class AlignedBuffer: @unchecked Sendable {
    // Unchecked: who may write when is decided by the owner.
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
        // Room that is there for the alignment alone would hide what is read beyond the end.
        var memory: UnsafeMutableRawPointer?
        guard posix_memalign(&memory, alignment, count) == 0 else { return nil }
        return memory.map { memset($0, 0, count) }
    }

    convenience init(copying source: UnsafeRawBufferPointer) {
        self.init(byteCount: source.count)
        if let start = source.baseAddress { bytes.copyMemory(from: start, byteCount: source.count) }
    }

    deinit { free(allocated) }

    /// The memory seen as numbers from `offset` bytes on.
    func pointer<Value>(to type: Value.Type = Value.self, at offset: Int = 0) -> UnsafeMutablePointer<Value> {
        (bytes + offset).assumingMemoryBound(to: type)
    }
}

extension Int {
    /// The least multiple of `step` that isn't less.
    func rounded(upToMultipleOf step: Int) -> Int { (self + step - 1) / step * step }
}
