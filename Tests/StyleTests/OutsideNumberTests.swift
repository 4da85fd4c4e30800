import Testing

/// Numbers that somebody else wrote, in a message, a file or a model's reply. A conversion to an integer that doesn't hold them
/// ends the process, and with it everybody's windows.
@Suite struct OutsideNumberTests {
    /// The rooms that read what comes from outside, or lay out by it.
    private static let rooms: Set<String> = [
        "Assets", "BrowserHost", "ChatTemplates", "Contacts", "DisplayList", "EventKit", "FoundationAdditions",
        "FoundationModels", "Markdown",
        "JSONSyntax", "Permissions", "Storage", "SwiftUI", "SwiftUICore",
    ]

    /// Conversions that were looked at, and why they hold whatever comes.
    private static let known: [String: String] = [
        "UInt8((min(max(unit, 0), 1) * 255).rounded())": "from 0 to 255; what is no number is 0 before",
        "Int((clamped * Double(scale)).rounded())": "clamped to 1e12, and the scale is 1,000 at most",
        "Int(magnitude / UInt(scale))": "of whole numbers, a magnitude of an Int",
        "Int(magnitude % UInt(scale))": "less than the scale",
        "UInt(scale)": "the writer's own scale",
        "UInt8(rest / place)": "one digit",
        "UInt8(magnitude / place % 10)": "one digit",
        "UInt32(limits.handshakeSeconds)": "a limit, from 1 to Int32.max",
        "Int32(limits.handshakeSeconds)": "a limit, from 1 to Int32.max",
        "Int64(limits.handshakeSeconds)": "a limit, from 1 to Int32.max",
        "UInt16(limits.pingSeconds)": "a limit, 65,535 at most",
        "UInt16(limits.hangUpSeconds)": "a limit, 65,535 at most",
        "Int64(min(seconds, 3600) * 1_000_000)": "an hour at most, of our own clock",
        "Int32(seconds / 86_400)": "days between two times of libical's, whose years have four digits",
        "Int32(seconds % 86_400)": "less than a day",
        "Int(icaltimezone_get_utc_offset_of_utc_time(zone, &time, nil))": "a C int",
        "UInt64(scaled)": "less than 9e18, which is asked before",
        "Int((length - Double(whole)) * Double(scale) + 1e-3)": "a part of one, times a scale of 1,000 at most",
        "Int((weight.milliseconds * min(max(intensity, 0), 1)).rounded())": "a constant times 1 at most",
        "Int((flexibility.milliseconds * min(max(intensity, 0), 1)).rounded())": "a constant times 1 at most",
        "Int(proxy.size.height / Self.lineHeight)": "a height within the viewport, which is bounded where it enters",
        "Int64(now.timeIntervalSince1970)": "this machine's clock",
        "Int(LocalTime.date(Self.inZone(time, of: event)).timeIntervalSince1970)": "a time of libical's, as above",
        "Int(last.timeIntervalSince(first))": "of dates that the app itself makes",
    ]

    private let conversion = #/\bU?Int(?:8|16|32|64)?\(/#
    private let label =
        #/(?:clamping|exactly|ascii|bitPattern|truncatingIfNeeded|saturating|littleEndian|bigEndian|of):|\)/#
    /// What a floating number, or a quotient, is written with.
    private let floating =
        #/rounded|floor\(|ceil\(|Double\(|CGFloat|Float|[sS]econds\b|timeInterval|\.(?:width|height|x|y|minX|maxX|minY|maxY|length|progress|time|duration)\b|[oO]ffset|scale| \/ |clamped|scaled/#

    @Test func `A number from outside is converted by what holds any number, or was looked at`() {
        let files = Repository.files.filter { $0.kind == "swift" && Self.rooms.contains(room(of: $0.path)) }
        #expect(files.count > 300)
        let found = files.flatMap { file in
            file.lines.enumerated().flatMap { number, line in
                suspects(in: line).filter { Self.known[$0] == nil }.map { "\(file.path):\(number + 1): \($0)" }
            }
        }
        #expect(found == [], "clamp it (`Int(clamping:)`, `Int(exactly:)`), or say in `known` why it fits")
    }

    @Test(arguments: [
        ("let page = Int(offset / size)", ["Int(offset / size)"]), ("Int(clamping: seconds)", []),
        ("Int(text)", []), ("UInt8(min(a.rounded(), 3)) + Int(count)", ["UInt8(min(a.rounded(), 3))"]),
        ("// Int(offset / size)", []), ("x = Int(exactly: value.rounded())", []),
        ("Int(Int(seconds))", ["Int(Int(seconds))", "Int(seconds)"]),
    ])
    func `A suspicious conversion is found`(line: String, expected: [String]) {
        #expect(suspects(in: line[...]) == expected)
    }

    private func room(of path: String) -> String {
        let folders = path.split(separator: "/")
        return folders.count > 2 && folders[0] == "Sources" ? String(folders[1]) : ""
    }

    private func suspects(in line: Substring) -> [String] {
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        return code.matches(of: conversion).compactMap { match in
            let rest = code[match.range.upperBound...]
            guard rest.prefixMatch(of: label) == nil else { return nil }
            let argument = argument(at: rest)
            return argument.contains(floating) ? "\(code[match.range])\(argument))" : nil
        }
    }

    /// What stands before the bracket that closes.
    private func argument(at rest: Substring) -> Substring {
        var depth = 1
        let end = rest.firstIndex { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth == 0
        }
        return rest[..<(end ?? rest.endIndex)]
    }
}
