import Foundation

/// The contents of a document: one file, or a folder of them. Foundation's on Apple's systems.
///
/// See [FileWrapper](https://developer.apple.com/documentation/foundation/filewrapper).
open class FileWrapper: @unchecked Sendable {
    // @unchecked: a document passes it on only when it no longer uses it.
    /// The desired name of the file.
    open var preferredFilename: String?
    /// The file's name in its folder, or where it was read.
    open var filename: String?
    /// The files of a folder by their names; nil for a file.
    open private(set) var fileWrappers: [String: FileWrapper]?
    /// The bytes of a file; nil for a folder.
    open private(set) var regularFileContents: Data?

    /// A file with some content.
    public init(regularFileWithContents contents: Data) { regularFileContents = contents }

    /// A folder of files by their names. The names become the preferred names of files without one.
    public init(directoryWithFileWrappers children: [String: FileWrapper]) {
        fileWrappers = children
        for (name, child) in children where child.preferredFilename == nil { child.preferredFilename = name }
    }

    /// Reads a file, or a folder with its whole content.
    /// - Throws: The file system's error.
    public init(url: URL) throws {
        filename = url.lastPathComponent
        preferredFilename = filename
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
            regularFileContents = try Data(contentsOf: url)
            return
        }
        let inside = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        fileWrappers = Dictionary(
            uniqueKeysWithValues: try inside.map { ($0.lastPathComponent, try FileWrapper(url: $0)) })
    }

    /// Whether it is a file.
    open var isRegularFile: Bool { regularFileContents != nil }
    /// Whether it is a folder.
    open var isDirectory: Bool { fileWrappers != nil }

    /// Adds a file to the folder. Returns its name there.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        precondition(isDirectory, "a file holds no other files: \(filename ?? preferredFilename ?? "unnamed")")
        let wish = child.preferredFilename ?? "File"
        var name = wish
        var count = 1
        while fileWrappers?[name] != nil {
            count += 1
            name = "\(count)__#$!@%!#__\(wish)"
        }
        child.filename = name
        fileWrappers?[name] = child
        return name
    }

    /// Adds a file with some content to the folder. Returns its name there. Traps if this is a file.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename name: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = name
        return addFileWrapper(child)
    }

    /// Removes a file from the folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        fileWrappers = fileWrappers?.filter { $0.value !== child }
    }

    /// Writes the file, or the folder with its whole content.
    /// - Throws: The file system's error.
    open func write(to url: URL) throws {
        if let regularFileContents { return try regularFileContents.write(to: url) }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, child) in fileWrappers ?? [:] { try child.write(to: url.appendingPathComponent(name)) }
    }
}
