import Foundation

/// Reassembles a process's output from arbitrary chunks: into whole characters and whole lines.
struct SpokenText {
    /// The bytes of an incomplete character.
    private var bytes = Data()
    private var line = ""

    /// The text that can be shown now, and the lines that are complete now.
    mutating func take(_ data: Data) -> (text: String, lines: [String]) {
        bytes += data
        let count = bytes.count - Self.cutByteCount(of: bytes)
        let text = String(decoding: bytes.prefix(count), as: UTF8.self)
        bytes = Data(bytes.dropFirst(count))
        return (text, lines(endingIn: text))
    }

    /// What is left at the end: an incomplete line or character.
    mutating func rest() -> (text: String, lines: [String]) {
        let text = String(decoding: bytes, as: UTF8.self)
        bytes = Data()
        return (text, lines(endingIn: text + "\n"))
    }

    private mutating func lines(endingIn text: String) -> [String] {
        let parts = (line + text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        line = String((parts.last ?? "").suffix(Self.lineCharactersMax))
        return Array(parts.dropLast())
    }

    private static let lineCharactersMax = 10_000

    /// The number of bytes at the end that belong to an incomplete UTF-8 character.
    private static func cutByteCount(of bytes: Data) -> Int {
        for (place, byte) in bytes.suffix(3).reversed().enumerated() where byte & 0b1100_0000 != 0b1000_0000 {
            let length = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            return length > place + 1 ? place + 1 : 0
        }
        return 0
    }
}
