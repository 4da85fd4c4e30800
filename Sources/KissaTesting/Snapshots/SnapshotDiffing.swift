import Foundation

/// How a format is stored in a file and compared: the counterpart of `Diffing` in swift-snapshot-testing.
public struct SnapshotDiffing<Format>: Sendable {
    /// The bytes of the file.
    public var toData: @Sendable (Format) -> Data
    /// Decodes the bytes of a file.
    public var fromData: @Sendable (Data) throws -> Format
    /// The difference to what was recorded; nil if there is none that matters to the strategy.
    public var diff: @Sendable (_ recorded: Format, _ now: Format) -> SnapshotDifference?

    /// Creates a way to store and compare a format.
    public init(
        toData: @escaping @Sendable (Format) -> Data, fromData: @escaping @Sendable (Data) throws -> Format,
        diff: @escaping @Sendable (_ recorded: Format, _ now: Format) -> SnapshotDifference?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }

    /// Creates a way to store and compare a format with swift-snapshot-testing's signature: a difference is a message and
    /// attachments. The attachments are ignored here.
    public init(
        toData: @escaping @Sendable (Format) -> Data, fromData: @escaping @Sendable (Data) -> Format,
        diff: @escaping @Sendable (_ recorded: Format, _ now: Format) -> (String, [Any])?
    ) {
        self.init(toData: toData, fromData: fromData) { diff($0, $1).map { SnapshotDifference($0.0) } }
    }
}

/// How a snapshot differs from the recorded one.
public struct SnapshotDifference: Sendable {
    /// A description.
    public var message: String
    /// A file that shows the difference, such as a picture of the differing pixels: its extension and its bytes.
    public var file: (pathExtension: String, data: Data)?

    /// Creates a difference, with an optional file that shows it.
    public init(_ message: String, file: (pathExtension: String, data: Data)? = nil) {
        self.message = message
        self.file = file
    }
}

extension SnapshotDiffing where Format == String {
    /// Texts, line by line.
    public static var lines: SnapshotDiffing {
        SnapshotDiffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { recorded, now in recorded == now ? nil : SnapshotDifference(lineDifference(recorded, now)) })
    }
}

/// The removed (−) and added (+) lines, with the lines around them.
private func lineDifference(_ recorded: String, _ now: String) -> String {
    let old = recorded.components(separatedBy: "\n"), new = now.components(separatedBy: "\n")
    let changes = new.difference(from: old)
    var gone: [Int: String] = [:], come: [Int: String] = [:]
    for change in changes {
        switch change {
        case .remove(let offset, let line, _): gone[offset] = line
        case .insert(let offset, let line, _): come[offset] = line
        }
    }
    var lines: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
        if let line = gone[i], i < old.count {
            lines.append("− " + line)
            i += 1
        } else if let line = come[j], j < new.count {
            lines.append("+ " + line)
            j += 1
        } else {
            lines.append("  " + old[i])
            (i, j) = (i + 1, j + 1)
        }
    }
    return lines.joined(separator: "\n")
}
