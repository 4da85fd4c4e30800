import CoreTransferable
import DisplayList
import Foundation

/// A file that a person gave to a window: a copy of it on this machine.
package struct ReceivedFile: Equatable, Sendable {
    package let url: URL
    package let contentType: UTType

    package init(url: URL, contentType: UTType?) {
        self.url = url
        self.contentType = contentType ?? .data
    }

    init(url: URL, name: String, mimeType: String) {
        // Words that are dropped have no name, and a browser's words are Unicode.
        let type = mimeType == "text/plain" ? .utf8PlainText : UTType(mimeType: mimeType)
        self.init(url: url, contentType: type ?? UTType(filenameExtension: (name as NSString).pathExtension))
    }
}

/// The files that a window was given. They go with the window.
@MainActor
package final class ReceivedFiles: WindowService {
    /// In bytes, of all files together: who fills a window's share is told so.
    static let byteCountMax = 1 << 30
    /// What a file counts besides its bytes, or one could bring empty files for ever.
    static let overheadByteCount = 1 << 16
    /// What a file system takes for a name has 255.
    private static let nameByteCountMax = 240

    private var directory: URL?
    private var byteCount = 0
    private var fileCount = 0
    private let visitor: String
    private let budget: UploadBudget

    init(visitor: String, budget: UploadBudget) { (self.visitor, self.budget) = (visitor, budget) }

    package convenience init() { self.init(visitor: "", budget: UploadBudget()) }
    package convenience init(graph: ViewGraph) { self.init(visitor: graph.windowEnvironment.visitor, budget: .shared) }

    /// A place for another file of that name and size, for which there is room now.
    func begin(_ name: String, byteCount: Int) throws -> URL {
        let share = byteCount + Self.overheadByteCount
        guard share <= Self.byteCountMax - self.byteCount else {
            throw FileReceptionError.full(name: name, byteCountMax: Self.byteCountMax)
        }
        guard budget.hasRoom(for: share, of: visitor) else { throw FileReceptionError.noRoom(name: name) }
        try take(Self.overheadByteCount, for: name)
        fileCount += 1
        let folder = try ownDirectory().appendingPathComponent(String(fileCount))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent(Self.safe(name))
    }

    /// A place for another file of that name and size, with the room for all of it.
    func reserve(_ name: String, byteCount: Int) throws -> URL {
        let url = try begin(name, byteCount: byteCount)
        try take(byteCount, for: name)
        return url
    }

    /// Takes room for bytes of a file that are about to be written.
    func take(_ count: Int, for name: String) throws {
        guard count <= Self.byteCountMax - byteCount else {
            throw FileReceptionError.full(name: name, byteCountMax: Self.byteCountMax)
        }
        guard budget.take(count, of: visitor) else { throw FileReceptionError.noRoom(name: name) }
        byteCount += count
    }

    private func ownDirectory() throws -> URL {
        if let directory { return directory }
        let new = try UploadFolder.forWindow()
        directory = new
        return new
    }

    package func windowDidEnd() { removeAll() }

    func removeAll() {
        if let directory { try? FileManager.default.removeItem(at: directory) }
        directory = nil
        budget.giveBack(byteCount, of: visitor)
        byteCount = 0
    }

    /// A name from elsewhere never names another folder.
    static func safe(_ name: String) -> String {
        var scalars = name.unicodeScalars.filter { $0 != "/" && $0.value >= 32 }[...]
        // The end stays, which says what kind of file it is.
        while scalars.first == "." || String(scalars).utf8.count > nameByteCountMax { scalars.removeFirst() }
        return scalars.isEmpty ? "File" : String(scalars)
    }
}

extension ViewGraph {
    var receivedFiles: ReceivedFiles { service() }
}

/// Why a file could not be received.
package enum FileReceptionError: Error, Equatable, CustomStringConvertible {
    case full(name: String, byteCountMax: Int)
    /// The visitor, or all visitors together, have brought as much as is kept, or the disk is nearly full.
    case noRoom(name: String)
    /// Its parts came in another order than that of the file.
    case disordered(name: String, expected: Int, got: Int)
    /// It is one of those that came before.
    case repeated(name: String)

    package var description: String {
        switch self {
        case .full(let name, let maximum): "\(name) is too much for this window, which keeps \(maximum) bytes"
        case .noRoom(let name): "there is no room for \(name) now"
        case .disordered(let name, let expected, let got): "\(name) went on at byte \(got) rather than \(expected)"
        case .repeated(let name): "\(name) came once more"
        }
    }
}
