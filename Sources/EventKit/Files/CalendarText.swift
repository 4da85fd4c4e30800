import Foundation

/// What is wrong with a file of events, and where.
struct CalendarFault: Error, Equatable, CustomStringConvertible {
    let line: Int
    let reason: String

    var description: String { "line \(line): \(reason)" }
}

/// Cuts a file of events (RFC 5545) into its events and time zones, so that a malformed event is told of and left out, and
/// the others are read.
struct CalendarText {
    struct Block: Equatable {
        /// Where it begins in the file, from 1.
        let line: Int
        var lines: [String]
    }

    /// The most events of a file.
    static let eventCountMax = 100_000
    /// The most lines of an event.
    static let lineCountMax = 20_000

    private(set) var events: [Block] = []
    private(set) var zones: [Block] = []
    /// The calendar's own properties.
    private(set) var properties: [String: String] = [:]
    private(set) var faults: [CalendarFault] = []
    private var open: [String] = []
    private var block: Block?
    private var isSpoiled = false

    init(_ data: Data) {
        for (number, line) in Self.logicalLines(data) where !line.allSatisfy(\.isWhitespace) { take(line, number) }
        if !open.isEmpty {
            faults.append(CalendarFault(line: block?.line ?? 1, reason: "\(open.joined(separator: " in ")) has no end"))
        }
    }

    private mutating func take(_ line: String, _ number: Int) {
        let (name, value) = Self.parts(line)
        switch name {
        case "": spoil(number, "'\(line.prefix(40))' is no property")
        case "BEGIN": begin(value.uppercased(), line, number)
        case "END": end(value.uppercased(), line, number)
        default: property(name, value, line, number)
        }
    }

    private mutating func begin(_ kind: String, _ line: String, _ number: Int) {
        let isTop = open.isEmpty || open == ["VCALENDAR"]
        if !isTop, ["VEVENT", "VTIMEZONE", "VCALENDAR"].contains(kind) {
            // What was open never ended; this one begins anew.
            faults.append(
                CalendarFault(line: block?.line ?? number, reason: "\(open.last!) has no end before line \(number)"))
            open = kind == "VCALENDAR" ? [] : ["VCALENDAR"]
        }
        if open.isEmpty && kind != "VCALENDAR" {
            return faults.append(CalendarFault(line: number, reason: "\(kind) stands outside of any calendar"))
        }
        if open == ["VCALENDAR"] {
            block = Block(line: number, lines: [])
            isSpoiled = false
        }
        open.append(kind)
        if open.count > 1 { block?.lines.append(line) }
    }

    private mutating func end(_ kind: String, _ line: String, _ number: Int) {
        guard open.last == kind else { return spoil(number, "END:\(kind) without a beginning") }
        block?.lines.append(line)
        open.removeLast()
        guard open == ["VCALENDAR"], let block, !isSpoiled else { return }
        if kind == "VEVENT", events.count < Self.eventCountMax { events.append(block) }
        if kind == "VTIMEZONE", zones.count < 1000 { zones.append(block) }
        self.block = nil
    }

    private mutating func property(_ name: String, _ value: String, _ line: String, _ number: Int) {
        if open.isEmpty {
            return faults.append(CalendarFault(line: number, reason: "\(name) stands outside of any calendar"))
        }
        if open.count == 1 {
            if properties.count < 100 { properties[name] = value }
        } else if block?.lines.count ?? 0 < Self.lineCountMax {
            block?.lines.append(line)
        } else if !isSpoiled {
            spoil(number, "\(open[1]) has more than \(Self.lineCountMax) lines")
        }
    }

    private mutating func spoil(_ number: Int, _ reason: String) {
        faults.append(CalendarFault(line: number, reason: reason))
        isSpoiled = true
    }

    // MARK: - Lines

    /// A line's name in capitals, and what is behind its first colon outside of quotation marks; no name for no property.
    static func parts(_ line: String) -> (name: String, value: String) {
        var isQuoted = false
        let colon = line.firstIndex { character in
            if character == "\"" { isQuoted.toggle() }
            return character == ":" && !isQuoted
        }
        guard let colon else { return ("", "") }
        let name = line[..<colon].prefix { $0 != ";" }.uppercased()
        guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
            return ("", "")
        }
        return (name, line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }

    private static func logicalLines(_ data: Data) -> [(Int, String)] {
        var bytes = [UInt8](data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        var lines: [(Int, [UInt8])] = []
        for (index, raw) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
            let line = raw.last == 13 ? raw.dropLast() : raw
            if let first = line.first, first == 32 || first == 9, !lines.isEmpty {
                lines[lines.count - 1].1 += line.dropFirst()
            } else {
                lines.append((index + 1, Array(line)))
            }
        }
        return lines.map { ($0.0, text($0.1)) }
    }

    /// UTF-8 if it is that, else Latin-1; without zeros, at which C would stop.
    private static func text(_ bytes: [UInt8]) -> String {
        let bytes = bytes.filter { $0 != 0 && $0 != 13 }
        return String(validating: bytes, as: UTF8.self) ?? String(bytes.map { Character(Unicode.Scalar($0)) })
    }
}
