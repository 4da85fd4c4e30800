import Foundation

/// The file of an attached image. A transcript can name any file, even an endless one: only regular files of at most
/// `byteCountMax` bytes are read, and of those that aren't images only the first bytes. Nothing is fetched from the
/// web.
enum ImageFile {
    static let byteCountMax = 32 << 20

    static func data(of url: URL) throws(ImageAttachmentError) -> Data {
        guard url.isFileURL else { throw .unreadable(url) }
        // Without O_NONBLOCK, opening a pipe without a writer would block.
        let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw .unreadable(url) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var state = stat()
        guard fstat(descriptor, &state) == 0, state.st_mode & S_IFMT == S_IFREG else { throw .unreadable(url) }
        guard state.st_size <= byteCountMax else { throw .tooLarge }
        return try read(handle, url)
    }

    private static func read(_ handle: FileHandle, _ url: URL) throws(ImageAttachmentError) -> Data {
        guard let start = try? handle.read(upToCount: 12) else { throw .unreadable(url) }
        guard EncodedImage.contentType(of: start) != nil else { throw .unknownFormat(url) }
        // The file may have grown since its size was checked.
        guard let rest = try? handle.read(upToCount: byteCountMax) ?? Data() else { throw .unreadable(url) }
        guard start.count + rest.count <= byteCountMax else { throw .tooLarge }
        return start + rest
    }
}
