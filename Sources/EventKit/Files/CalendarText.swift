import Foundation
import PersonalData

/// A fault in a file of events, and its line.
struct CalendarFault: Error, Equatable, CustomStringConvertible {
    let line: Int
    let reason: String

    var description: String { "line \(line): \(reason)" }
}

/// Splits a file of events (RFC 5545) into events and time zones. A malformed line is reported and left out; the rest of its
/// component is read.
struct CalendarText {
    /// A component with its properties and nested components.
    struct Block: Equatable {
        let kind: String
        /// The number of its first line in the file, from 1.
        let line: Int
        var lines: [CalendarLine] = []
        var children: [Block] = []

        /// The text, in the file's format.
        var text: String {
            (["BEGIN:\(kind)"] + lines.map(\.text) + children.map(\.text) + ["END:\(kind)"]).joined(separator: "\r\n")
        }
        /// All lines, including those of nested components.
        var allLines: [CalendarLine] { lines + children.flatMap(\.allLines) }
    }

    /// The maximum number of events in a file.
    static let eventCountMax = 100_000
    /// The maximum number of lines in an event.
    static let lineCountMax = 20_000
    /// The maximum number of time zones in a file.
    static let zoneCountMax = 1000
    /// The maximum number of faults that are reported for a file.
    static let faultCountMax = 1000
    /// The maximum nesting depth of components.
    static let depthMax = 8

    private(set) var events: [Block] = []
    private(set) var zones: [Block] = []
    /// The calendar's own properties.
    private(set) var properties: [String: String] = [:]
    private(set) var faults: [CalendarFault] = []
    /// The open components, from the calendar inwards.
    private var open: [Block] = []
    /// Whether the open calendar has no `BEGIN`.
    private var isImplied = false
    /// The number of open components beyond the maximum depth.
    private var surplusDepth = 0
    /// The number of lines in the open event or time zone.
    private var lineCount = 0

    init(_ data: Data) {
        for line in FoldedLines(data, hasSoftBreaks: true) {
            if line.isCut {
                note(line.number, "the line is longer than \(FoldedLines.byteCountMax >> 20) MB, and is left out")
            } else {
                take(Self.text(line.bytes), line.number)
            }
        }
        if let last = open.last, open.count > 1 || !isImplied {
            let names = open.map(\.kind).joined(separator: " in ")
            note(open.count > 1 ? open[1].line : last.line, "\(names) has no end")
        }
        while !open.isEmpty { close() }
    }

    private mutating func note(_ line: Int, _ reason: String) {
        if faults.count < Self.faultCountMax { faults.append(CalendarFault(line: line, reason: reason)) }
    }

    private mutating func take(_ text: String, _ number: Int) {
        guard let line = CalendarLine(text, number: number) else {
            return note(number, "'\(text.prefix(40))' is no property, and is left out")
        }
        switch line.name {
        case "BEGIN": begin(line.value.uppercased(), number)
        case "END": end(line.value.uppercased(), number)
        default: property(line)
        }
    }

    // MARK: - Components

    private mutating func begin(_ kind: String, _ number: Int) {
        guard CalendarLine.isName(kind) else { return note(number, "'\(kind.prefix(40))' is no kind of component") }
        if open.count > 1, ["VEVENT", "VTIMEZONE", "VCALENDAR"].contains(kind) { abandon(before: number, kind) }
        if open.isEmpty && kind != "VCALENDAR" {
            note(number, "\(kind.prefix(40)) stands outside of any calendar")
            guard ["VEVENT", "VTIMEZONE"].contains(kind) else { return }
            open.append(Block(kind: "VCALENDAR", line: number))
            isImplied = true
        }
        if open.isEmpty { isImplied = false }
        guard open.count < Self.depthMax else {
            if surplusDepth == 0 { note(number, "\(kind) lies deeper than \(Self.depthMax) components") }
            surplusDepth += 1
            return
        }
        if open.count == 1 { lineCount = 0 }
        open.append(Block(kind: kind, line: number))
    }

    /// Closes components without an end, before one that can't be nested in them.
    private mutating func abandon(before number: Int, _ kind: String) {
        note(open[1].line, "\(open.last!.kind) has no end before line \(number)")
        while open.count > (kind == "VCALENDAR" ? 0 : 1) { close() }
        surplusDepth = 0
    }

    private mutating func end(_ kind: String, _ number: Int) {
        if surplusDepth > 0 {
            surplusDepth -= 1
            return
        }
        guard let place = open.lastIndex(where: { $0.kind == kind }) else {
            return note(number, "END:\(kind.prefix(40)) without a beginning")
        }
        for inner in open[(place + 1)...] { note(inner.line, "\(inner.kind) has no end before line \(number)") }
        while open.count > place { close() }
    }

    private mutating func close() {
        let block = open.removeLast()
        if open.count == 1 { keep(block) } else if !open.isEmpty { open[open.count - 1].children.append(block) }
    }

    private mutating func keep(_ block: Block) {
        switch block.kind {
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

    // MARK: - Properties

    private mutating func property(_ line: CalendarLine) {
        guard !open.isEmpty else {
            return note(line.number, "\(line.name.prefix(40)) stands outside of any calendar")
        }
        // Empty text is legal (RFC 5545 §3.3.11) and equivalent to no property.
        guard surplusDepth == 0, !line.value.isEmpty else { return }
        if open.count == 1 {
            if properties.count < 100 { properties[line.name] = line.value }
            return
        }
        lineCount += 1
        if lineCount <= Self.lineCountMax {
            open[open.count - 1].lines.append(line)
        } else if lineCount == Self.lineCountMax + 1 {
            note(line.number, "\(open[1].kind) has more than \(Self.lineCountMax) lines; the others are left out")
        }
    }

    /// Decodes UTF-8 if most bytes are valid, else Latin-1. Zeros are removed, because they would end a C string.
    private static func text(_ bytes: [UInt8]) -> String {
        let bytes = bytes.contains(0) ? bytes.filter { $0 != 0 } : bytes
        return String(validating: bytes, as: UTF8.self) ?? DamagedText.repaired(bytes)
            ?? String(bytes.map { Character(Unicode.Scalar($0)) })
    }
}
