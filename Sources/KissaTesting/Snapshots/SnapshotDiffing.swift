import Foundation

/// How a format is kept in a file, and how two of it are told apart: the shape of `Diffing` in swift-snapshot-testing.
public struct SnapshotDiffing<Format>: Sendable {
    /// The bytes of the file.
    public var toData: @Sendable (Format) -> Data
    /// What the bytes of a file stand for.
    public var fromData: @Sendable (Data) throws -> Format
    /// How what is differs from what was recorded; nil where it doesn't, as far as the strategy cares.
    public var diff: @Sendable (_ recorded: Format, _ now: Format) -> SnapshotDifference?

    /// A way to keep and compare.
    public init(
        toData: @escaping @Sendable (Format) -> Data, fromData: @escaping @Sendable (Data) throws -> Format,
        diff: @escaping @Sendable (_ recorded: Format, _ now: Format) -> SnapshotDifference?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }

    /// A way to keep and compare, as swift-snapshot-testing has it: a difference is a message and attachments, of which none is
    /// kept here.
    public init(
        toData: @escaping @Sendable (Format) -> Data, fromData: @escaping @Sendable (Data) -> Format,
        diff: @escaping @Sendable (_ recorded: Format, _ now: Format) -> (String, [Any])?
    ) {
        self.init(toData: toData, fromData: fromData) { diff($0, $1).map { SnapshotDifference($0.0) } }
    }
}

/// How a snapshot differs from what was recorded.
public struct SnapshotDifference: Sendable {
    /// In words.
    public var message: String
    /// A file that shows it, such as a picture of the pixels that differ: its extension and its bytes.
    public var file: (pathExtension: String, data: Data)?

    /// A difference, with a file that shows it where there is one.
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

/// The lines that went (−) and came (+), with those around them.
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
