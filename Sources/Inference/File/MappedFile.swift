import FoundationEssentials
import Glibc
import InferenceKernels

/// A file's bytes, mapped read-only into memory for the lifetime of this object; or those of the ``LinkedModel``, which the
/// system has mapped with the program.
final class MappedFile: @unchecked Sendable {
    // Unchecked, because a raw pointer isn't Sendable; the bytes are never written.
    let bytes: UnsafeRawBufferPointer
    private let mapped: UnsafeMutableRawBufferPointer
    private let isOurs: Bool
    /// A copy with which the address sanitizer detects reads beyond the end; nil without the sanitizer.
    private let watched: AlignedBuffer?

    /// - Throws: ``ModelFileError/unreadable(path:reason:)``.
    convenience init(contentsOf url: URL) throws(ModelFileError) {
        if url == LinkedModel.url, let linked = LinkedModel.bytes {
            self.init(linked, isOurs: false)
        } else {
            self.init(try Self.map(url.path), isOurs: true)
        }
    }

    private init(_ mapped: UnsafeMutableRawBufferPointer, isOurs: Bool) {
        self.mapped = mapped
        self.isOurs = isOurs
        watched = inferenceWatchesAddresses() ? AlignedBuffer(copying: UnsafeRawBufferPointer(mapped)) : nil
        bytes = UnsafeRawBufferPointer(start: watched?.bytes ?? mapped.baseAddress, count: mapped.count)
    }

    deinit { if isOurs { munmap(mapped.baseAddress!, mapped.count) } }

    private static func map(_ path: String) throws(ModelFileError) -> UnsafeMutableRawBufferPointer {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw lastError(path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw lastError(path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: path, reason: "not a regular file") }
        guard status.st_size > 0 else { throw .unreadable(path: path, reason: "the file is empty") }
        let count = Int(status.st_size)
        let address = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let address, address != MAP_FAILED else { throw lastError(path) }
        return UnsafeMutableRawBufferPointer(start: address, count: count)
    }

    /// Tells the system that some bytes won't be needed again soon, so that their memory can be freed.
    func release(_ range: Range<Int>) {
        let page = sysconf(Int32(_SC_PAGESIZE))
        let first = range.lowerBound.rounded(upToMultipleOf: page), last = range.upperBound / page * page
        guard first < last else { return }
        madvise(mapped.baseAddress! + first, last - first, MADV_DONTNEED)
    }

    private static func lastError(_ path: String) -> ModelFileError {
        .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
}
