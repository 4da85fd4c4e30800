import Foundation

/// Memory that begins on a cache line, as vector loads like it; zero at first and freed with the object.
final class AlignedBuffer: @unchecked Sendable {
    // Unchecked: who may write when is decided by the owner.
    static let alignment = 64

    let bytes: UnsafeMutableRawPointer
    let count: Int

    init(byteCount: Int) {
        count = max(byteCount, 1)
        var memory: UnsafeMutableRawPointer?
        let result = posix_memalign(&memory, Self.alignment, count)
        guard result == 0, let memory else { fatalError("no memory for \(count) bytes") }
        memset(memory, 0, count)
        bytes = memory
    }

    convenience init(copying source: UnsafeRawBufferPointer) {
        self.init(byteCount: source.count)
        if let start = source.baseAddress { bytes.copyMemory(from: start, byteCount: source.count) }
    }

    deinit { free(bytes) }

    /// The memory seen as numbers from `offset` bytes on.
    func pointer<Value>(to type: Value.Type = Value.self, at offset: Int = 0) -> UnsafeMutablePointer<Value> {
        (bytes + offset).assumingMemoryBound(to: type)
    }
}

extension Int {
    /// The least multiple of `step` that isn't less.
    func rounded(upToMultipleOf step: Int) -> Int { (self + step - 1) / step * step }
}
