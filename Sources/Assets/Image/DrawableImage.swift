import ContentHashing
import CoreGraphics
import ExternalPrograms
import Foundation
import Glibc

/// A file in a format that browsers draw, converted if necessary: an SVG of a PDF's first page, by poppler's `pdftocairo`, or a
/// PNG of a HEIC picture, by libheif's `heif-convert`.
///
/// Both run in separate processes with limits on time, memory and output, so that a damaged file can't crash the host. The
/// results are kept in the user's cache folder, named by a hash of the source.
package struct DrawableImage {
    private enum Source {
        case pdf, heic

        var fileExtension: String { self == .pdf ? "svg" : "png" }
        var tool: String { self == .pdf ? "pdftocairo" : "heif-convert" }
        var package: String { self == .pdf ? "poppler-utils" : "libheif-examples" }

        /// Nil for files that need no conversion.
        init?(_ start: Data) {
            if start.starts(with: "%PDF-".utf8) {
                self = .pdf
            } else if HEICHeader.isHEIC(start) {
                self = .heic
            } else {
                return nil
            }
        }

        func arguments(_ input: String, _ output: String) -> [String] {
            switch self {
            case .pdf: ["pdftocairo", "-q", "-svg", "-f", "1", "-l", "1", input, output]
            case .heic: ["heif-convert", input, output]
            }
        }
    }

    /// The time limit of a conversion.
    package static let secondsMax = 20.0
    private static let fileBytesMax = 64 << 20
    private static let limits = ExternalProgram.Limits(
        seconds: secondsMax, memoryBytes: 2 << 30, fileBytes: fileBytesMax)

    /// The original file if it needs no conversion, else the converted one.
    package let file: URL

    /// - Parameter caches: A folder of the user's, which is created if it is missing.
    package init(_ file: URL, caches: URL = .cachesDirectory) throws(AssetError) {
        guard let start = try? Self.start(of: file), let source = Source(start) else {
            self.file = file
            return
        }
        let data = try file.resourceBytes(byteCountMax: Self.fileBytesMax)
        self.file = try Self.converted(data, source, name: file.path, caches)
    }

    /// Converts a picture in memory to PNG. No file remains.
    static func png(ofHEIC picture: Data) throws(AssetError) -> Data {
        let folder = FileManager.default.temporaryDirectory
        return try converting(picture, .heic, name: "a picture", in: folder) { file throws(AssetError) in
            try file.resourceBytes(byteCountMax: Self.fileBytesMax)
        }
    }

    private static func start(of file: URL) throws -> Data {
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        return try handle.read(upToCount: 16) ?? Data()
    }

    private static func converted(
        _ data: Data, _ source: Source, name: String, _ caches: URL
    ) throws(AssetError) -> URL {
        let folder = caches.appendingPathComponent("kissa/pictures", isDirectory: true)
        let hash = ContentHash.hexadecimal(of: data)
        let result = folder.appendingPathComponent("\(hash).\(source.fileExtension)")
        if FileManager.default.fileExists(atPath: result.path) { return result }
        try converting(data, source, name: name, in: folder) { made throws(AssetError) in
            // Renaming is atomic: another process may have converted the same file meanwhile.
            guard rename(made.path, result.path) == 0 else { throw .unreadable(path: result.path) }
        }
        return result
    }

    /// Converts in a temporary folder, and passes the resulting file to `take` before the folder is removed.
    private static func converting<Result>(
        _ data: Data, _ source: Source, name: String, in folder: URL, take: (URL) throws(AssetError) -> Result
    ) throws(AssetError) -> Result {
        let work = folder.appendingPathComponent("kissa-" + UUID().uuidString, isDirectory: true)
        defer { try? FileManager.default.removeItem(at: work) }
        do {
            try FileManager.default.createDirectory(
                at: work, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try data.write(to: work.appendingPathComponent("source"))
        } catch {
            throw .unreadable(path: folder.path)
        }
        let converter = ExternalProgram(
            source.arguments("source", "result." + source.fileExtension), in: work, limits: limits,
            environment: .path, output: .nowhere, errors: .nowhere)
        let result = try? converter.run()
        if result?.isMissing == true {
            throw .unsupported(path: name, what: "\(source.tool) of the package \(source.package) isn't installed")
        }
        guard result?.hasSucceeded == true else { throw .malformed(path: name, what: "\(source.tool) can't draw it") }
        // A file with several pictures yields several numbered files, of which the first is used.
        let made = ["result", "result-1"].map { work.appendingPathComponent("\($0).\(source.fileExtension)") }
        guard let first = made.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            throw .malformed(path: name, what: "it has no picture")
        }
        return try take(first)
    }
}
