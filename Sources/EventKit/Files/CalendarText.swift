import Foundation
import Permissions

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
    /// The most time zones of a file.
    static let zoneCountMax = 1000
    /// So many faults of a file are told of.
    static let faultCountMax = 1000
    /// Components lie in components so deep.
    static let depthMax = 8

    private(set) var events: [Block] = []
    private(set) var zones: [Block] = []
    /// The calendar's own properties.
    private(set) var properties: [String: String] = [:]
    private(set) var faults: [CalendarFault] = []
    private var open: [String] = []
    private var block: Block?
    private var isSpoiled = false

    init(_ data: Data) {
        for line in FoldedLines(data) {
            if line.isCut {
                note(line.number, "the line is longer than \(FoldedLines.byteCountMax >> 20) MB, and is left out")
            } else {
                take(Self.text(line.bytes), line.number)
            }
        }
        if !open.isEmpty { note(block?.line ?? 1, "\(open.joined(separator: " in ")) has no end") }
    }

    private mutating func note(_ line: Int, _ reason: String) {
        if faults.count < Self.faultCountMax { faults.append(CalendarFault(line: line, reason: reason)) }
    }

    private mutating func take(_ line: String, _ number: Int) {
        let (name, value) = Self.parts(line)
        switch name {
        case "": spoil(number, "'\(line.prefix(40))' is no property")
        case "BEGIN": begin(value.uppercased(), number)
        case "END": end(value.uppercased(), number)
        default: property(name, value, line, number)
        }
    }

    private mutating func begin(_ kind: String, _ number: Int) {
        guard Self.isName(kind) else { return spoil(number, "'\(kind.prefix(40))' is no kind of component") }
        let isTop = open.isEmpty || open == ["VCALENDAR"]
        if !isTop, ["VEVENT", "VTIMEZONE", "VCALENDAR"].contains(kind) {
            // What was open never ended; this one begins anew.
            note(block?.line ?? number, "\(open.last!) has no end before line \(number)")
            open = kind == "VCALENDAR" ? [] : ["VCALENDAR"]
        }
        if open.isEmpty && kind != "VCALENDAR" {
            return note(number, "\(kind.prefix(40)) stands outside of any calendar")
        }
        if open == ["VCALENDAR"] {
            block = Block(line: number, lines: [])
            isSpoiled = false
        }
        guard open.count < Self.depthMax else {
            return spoil(number, "\(kind) lies deeper than \(Self.depthMax) components")
        }
        open.append(kind)
        if open.count > 1 { block?.lines.append("BEGIN:\(kind)") }
    }

    private mutating func end(_ kind: String, _ number: Int) {
        guard open.last == kind else { return spoil(number, "END:\(kind.prefix(40)) without a beginning") }
        block?.lines.append("END:\(kind)")
        open.removeLast()
        guard open == ["VCALENDAR"], let block else { return }
        self.block = nil
        if !isSpoiled { keep(block, kind) }
    }

    private mutating func keep(_ block: Block, _ kind: String) {
        switch kind {
        case "VEVENT" where events.count < Self.eventCountMax: events.append(block)
        case "VTIMEZONE" where zones.count < Self.zoneCountMax: zones.append(block)
        case "VEVENT": noteOnce(block.line, "there are more than \(Self.eventCountMax) events; the others are left out")
        case "VTIMEZONE":
            noteOnce(block.line, "there are more than \(Self.zoneCountMax) time zones; the others are left out")
        default: break
        }
    }

    private mutating func noteOnce(_ line: Int, _ reason: String) {
        if faults.last?.reason != reason { note(line, reason) }
    }

    private mutating func property(_ name: String, _ value: String, _ line: String, _ number: Int) {
        if open.isEmpty {
            return note(number, "\(name.prefix(40)) stands outside of any calendar")
        }
        if open.count == 1 {
            if properties.count < 100 { properties[name] = value }
        } else if value.isEmpty {
            // An empty text is legal (RFC 5545 §3.3.11) and says as much as none; libical would call it an error.
            return
        } else if block?.lines.count ?? 0 < Self.lineCountMax {
            block?.lines.append(line)
        } else if !isSpoiled {
            spoil(number, "\(open[1]) has more than \(Self.lineCountMax) lines")
        }
    }

    private mutating func spoil(_ number: Int, _ reason: String) {
        note(number, reason)
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
        guard isName(name) else { return ("", "") }
        return (name, line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 == 45 || (48...57).contains($0) || (65...90).contains($0) }
    }

    /// UTF-8 if it is that, else Latin-1; without zeros, at which C would stop.
    private static func text(_ bytes: [UInt8]) -> String {
        let bytes = bytes.contains(0) ? bytes.filter { $0 != 0 } : bytes
        return String(validating: bytes, as: UTF8.self) ?? String(bytes.map { Character(Unicode.Scalar($0)) })
    }
}
