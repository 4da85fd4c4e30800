import CoreGraphics
import ExternalPrograms
import Foundation

/// Writes HEIC pictures with libheif's `heif-enc`, which is in the same Debian package as the tool that reads them.
package enum HEICWriting {
    private static let tool = "heif-enc"
    private static let limits = ExternalProgram.Limits(seconds: 60, memoryBytes: 4 << 30, fileBytes: 64 << 20)

    /// Whether the tool is installed.
    package static let isPossible: Bool = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
    }()

    /// Converts a PNG file to HEIC; nil if that fails.
    /// - Parameter quality: From 0, the smallest file, to 1, which loses nothing of the colors' detail.
    package static func heic(ofPNG picture: Data, quality: Double) -> Data? {
        let work = FileManager.default.temporaryDirectory.appendingPathComponent("kissa-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: work) }
        do {
            try FileManager.default.createDirectory(
                at: work, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try picture.write(to: work.appendingPathComponent("source.png"))
            let percent = Int(saturating: (min(max(quality, 0), 1) * 100).rounded())
            let encoder = ExternalProgram(
                [tool, "-q", "\(percent)", "-o", "result.heic", "source.png"], in: work, limits: limits,
                environment: .path, output: .nowhere, errors: .nowhere)
            guard try encoder.run().hasSucceeded else { return nil }
            return try Data(contentsOf: work.appendingPathComponent("result.heic"))
        } catch {
            return nil
        }
    }
}
