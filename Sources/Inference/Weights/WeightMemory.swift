import Glibc
import InferenceKernels

/// Memory for a model's matrices, in the order in which they are used: the CPU prefetches from one into the next, and does so a
/// quarter faster with large pages, which are requested from the system.
struct WeightMemory: ~Copyable {
    /// The bytes to request from the system at a time. It is everything that is expected, because the rest of a large page that
    /// is too small for the next matrix would be wasted.
    private let chunkBytes: Int
    private var chunk: MappedMemory?
    private var used = 0

    init(expecting byteCount: Int) {
        chunkBytes = byteCount
    }

    /// Zeroed memory, aligned to a cache line, and the object that owns it.
    mutating func take(byteCount: Int) -> (bytes: UnsafeMutableRawPointer, owner: any AnyObject & Sendable) {
        if inferenceWatchesAddresses() {
            // A separate buffer for each matrix, so that the address sanitizer detects reads beyond its end.
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

/// Memory from the system, whose pages are only allocated when they are written.
final class MappedMemory: @unchecked Sendable {
    // Unchecked: the owner coordinates writes.
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
            // Only a hint: without large pages the system uses small ones.
            madvise(bytes, count, MADV_HUGEPAGE)
        #endif
    }

    deinit { munmap(mapped.baseAddress!, mapped.count) }
}
