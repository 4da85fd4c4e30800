import Foundation

/// The files in a folder that the user named, or one named file; there is no default folder.
///
/// Only regular files are read, up to ``byteCountMax`` bytes: reading a pipe or a device may never end. A link to a
/// file is followed; a link to a folder isn't, because it may form a cycle.
package enum PersonalFiles {
    /// The largest file that is read.
    package static let byteCountMax = 64 << 20
    /// The most files of a folder.
    package static let fileCountMax = 100_000
    /// The maximum depth of nested folders.
    package static let depthMax = 64

    /// The contents of a path.
    package struct Listing: Sendable {
        package fileprivate(set) var files: [URL] = []
        /// Folders that couldn't be read, and why.
        package fileprivate(set) var faults: [PersonalFileFault] = []
    }

    /// The files with a suffix, folder by folder, in the order of their names.
    ///
    /// - Throws: If there is nothing at the path, or nothing readable.
    package static func files(at path: String, suffix: String) throws(PersonalFileFault) -> Listing {
        let root = URL(fileURLWithPath: (path as NSString).expandingTildeInPath).resolvingSymlinksInPath()
        guard try PersonalFileState(of: root).isFolder else { return Listing(files: [root]) }
        var listing = Listing()
        look(through: root, for: "." + suffix, depth: 0, &listing)
        if listing.files.isEmpty, let fault = listing.faults.first, fault.path == root.path { throw fault }
        return listing
    }

    private static func look(through folder: URL, for ending: String, depth: Int, _ listing: inout Listing) {
        guard depth < depthMax else {
            return listing.faults.append(PersonalFileFault(folder, "it lies deeper than \(depthMax) folders"))
        }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        } catch {
            return listing.faults.append(PersonalFileFault(folder, "the folder can't be looked into"))
        }
        for name in names {
            let file = folder.appendingPathComponent(name)
            if PersonalFileState.isFolderItself(file) {
                look(through: file, for: ending, depth: depth + 1, &listing)
            } else if name.lowercased().hasSuffix(ending) {
                guard listing.files.count < fileCountMax else {
                    return listing.faults.append(
                        PersonalFileFault(folder, "there are more than \(fileCountMax) files; the others are left out"))
                }
                listing.files.append(file)
            }
        }
    }

    /// The bytes of a file.
    ///
    /// - Throws: If it is missing, not a regular file, too large, or not readable.
    package static func data(of file: URL, byteCountMax: Int = byteCountMax) throws(PersonalFileFault) -> Data {
        // Without O_NONBLOCK, opening a pipe without a writer would block.
        let descriptor = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw PersonalFileFault(file, errno: errno) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let state = try PersonalFileState(of: file, descriptor)
        guard state.isRegular else { throw PersonalFileFault(file, "it is no regular file") }
        let bytes: Data?
        do {
            // The file may have grown since its size was checked.
            bytes = state.byteCount <= byteCountMax ? try handle.read(upToCount: byteCountMax + 1) : nil
        } catch {
            throw PersonalFileFault(file, "it can't be read")
        }
        guard state.byteCount <= byteCountMax, bytes?.count ?? 0 <= byteCountMax else {
            throw PersonalFileFault(file, "it is larger than \(byteCountMax >> 20) MB")
        }
        return bytes ?? Data()
    }
}

/// A fault of a file or folder that the user named.
package struct PersonalFileFault: Error, Equatable, CustomStringConvertible {
    package let path: String
    package let reason: String

    init(_ file: URL, _ reason: String) {
        path = file.path
        self.reason = reason
    }

    init(_ file: URL, errno: Int32) { self.init(file, String(cString: strerror(errno))) }

    package var description: String { "\(path): \(reason)" }
}

/// What identifies a version of a file, to detect changes.
package struct PersonalFileState: Equatable, Sendable {
    package let byteCount: Int
    private let seconds: Int
    private let nanoseconds: Int
    private let serial: UInt64
    private let mode: mode_t

    var isFolder: Bool { mode & S_IFMT == S_IFDIR }
    var isRegular: Bool { mode & S_IFMT == S_IFREG }

    /// A link is resolved.
    package init(of file: URL) throws(PersonalFileFault) { try self.init(of: file, nil) }

    init(of file: URL, _ descriptor: Int32?) throws(PersonalFileFault) {
        var info = stat()
        let answer = if let descriptor { fstat(descriptor, &info) } else { stat(file.path, &info) }
        guard answer == 0 else { throw PersonalFileFault(file, errno: errno) }
        self.init(info)
    }

    private init(_ info: stat) {
        byteCount = Int(info.st_size)
        (seconds, nanoseconds) = (info.st_mtim.tv_sec, info.st_mtim.tv_nsec)
        serial = UInt64(info.st_ino)
        mode = info.st_mode
    }

    /// Whether it is a folder itself, not a link to one.
    static func isFolderItself(_ file: URL) -> Bool {
        var info = stat()
        return lstat(file.path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
    }
}
