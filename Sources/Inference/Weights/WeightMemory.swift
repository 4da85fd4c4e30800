import Glibc
import InferenceKernels

/// Memory for a model's matrices, one after the other in the order in which they are used: the CPU reads ahead from one into
/// the next, and on large pages, which the system is asked for, it does so at a quarter more speed.
struct WeightMemory: ~Copyable {
    /// How much is taken from the system at a time: all that is expected, since what is left of a large page that the next
    /// matrix doesn't fit into would be lost.
    private let chunkBytes: Int
    private var chunk: MappedMemory?
    private var used = 0

    init(expecting byteCount: Int) {
        chunkBytes = byteCount
    }

    /// Zeroed memory on a cache line of its own, and what has to be kept for as long as it is used.
    mutating func take(byteCount: Int) -> (bytes: UnsafeMutableRawPointer, owner: any AnyObject & Sendable) {
        if inferenceWatchesAddresses() {
            // A matrix apart, so that a read beyond it is seen.
            let apart = AlignedBuffer(byteCount: byteCount)
            return (apart.bytes, apart)
        }
        let rounded = byteCount.rounded(upToMultipleOf: AlignedBuffer.alignment)
        if let chunk, rounded <= chunk.count - used {
            defer { used += rounded }
            return (chunk.bytes + used, chunk)
        }
        let next = MappedMemory(byteCount: max(chunkBytes, rounded))
        chunk = next
        used = rounded
        return (next.bytes, next)
    }
}

/// Memory straight from the system, which becomes real only where it is written to.
final class MappedMemory: @unchecked Sendable {
    // Unchecked: who may write when is decided by the owner.
    private static let largePageBytes = 2 << 20

    let bytes: UnsafeMutableRawPointer
    let count: Int
    private let mapped: UnsafeMutableRawBufferPointer

    init(byteCount: Int) {
        let length = byteCount + Self.largePageBytes
        let address = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let address, address != MAP_FAILED else { fatalError("no memory for \(byteCount) bytes") }
        mapped = UnsafeMutableRawBufferPointer(start: address, count: length)
        bytes = address.alignedUp(toMultipleOf: Self.largePageBytes)
        count = byteCount
        #if os(Linux)
            // A wish: where the system has no large pages, small ones do.
            madvise(bytes, count, MADV_HUGEPAGE)
        #endif
    }

    deinit { munmap(mapped.baseAddress!, mapped.count) }
}
