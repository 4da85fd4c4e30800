import Testing

/// Numbers from outside, in a message, a file or a model's reply. A conversion to an integer that can't represent them crashes
/// the process, and with it all users' windows.
@Suite struct OutsideNumberTests {
    /// The modules that read outside data (messages, files, output of a model or server), or that use it for layout and drawing.
    private static let rooms: Set<String> = [
        "AVFoundation", "AVKit", "Assets", "BrowserHost", "Charts", "ChatTemplates", "Contacts", "ConstraintSolving",
        "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreSpotlight", "CoreVideo", "CoreTransferable",
        "CryptoKit", "DataModels",
        "DisplayList", "EventKit",
        "FoundationAdditions",
        "FoundationModels", "GroupActivities", "HTTP", "HTTPServing", "ImageIO", "ImagePlayground",
        "Inference", "JSONSyntax", "Localization", "MapKit", "Markdown", "ModelFetching", "ModelServing", "Network",
        "Permissions", "PhotosUI", "SafariServices", "ScreenReading", "Security", "ServerModels", "SpriteKit",
        "StoreKit",
        "Storage", "SwiftData", "SwiftUI", "SwiftUICore", "TextLayout", "TipKit", "UIKit", "UIKitCore",
        "UniformTypeIdentifiers", "UserNotifications", "ViewTree", "Vision", "WebKit", "os",
    ]

    /// Reviewed conversions, and why they can't fail for any input.
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
        "Int(limits.handshakeSeconds)": "a limit, from 1 to Int32.max",
        "UInt16(silence.pingSeconds)": "a limit, 65,535 at most",
        "UInt16(silence.hangUpSeconds)": "a limit, 65,535 at most",
        "Int64(min(seconds, 3600) * 1_000_000)": "an hour at most, of our own clock",
        "Int32(seconds / 86_400)": "days between two times of libical's, whose years have four digits",
        "Int32(seconds % 86_400)": "less than a day",
        "Int(icaltimezone_get_utc_offset_of_utc_time(zone, &time, nil))": "a C int",
        "UInt64(scaled)": "less than 9e18, which is asked before",
        "Int((length - Double(whole)) * Double(scale) + 1e-3)": "a part of one, times a scale of 1,000 at most",
        "Int(proxy.size.height / Self.lineHeight)": "a height within the viewport, which is bounded where it enters",
        "Int64(now.timeIntervalSince1970)": "this machine's clock",
        "Int(LocalTime.date(Self.inZone(time, of: event)).timeIntervalSince1970)": "a time of libical's, as above",
        "Int((Double(width) * scale).rounded())": "an image's side, made smaller",
        "Int((Double(height) * scale).rounded())": "an image's side, made smaller",
        "Int(top.rounded())": "2e9 at most, and a number: `min` has it first",
        "Int(($0 / 0.0254).rounded())": "a million at most, for an inch",
        "Int((abs(span) / (.pi / 2)).rounded(.up))": "an angle of a turn at most, which is asked before",
        "Int((min(abs(delta), 1e4) / (.pi / 2) - 1e-9).rounded(.up))": "finite, and 1e4 at most",
        "Int((value * 1000).rounded())": "finite, and less than 1e12",
        "Int(wanted.squareRoot().rounded(.up))": "finite, and the root of a double: of 1e154 at most, see below",
        "UInt8((sum + size / 2) / size)": "a mean of bytes",
        "UInt8((component(row) * opacity * 255).rounded())": "of two numbers from 0 to 1",
        "UInt8((opacity * 255).rounded())": "from 0 to 1",
        "Int(part.minX)": "within the image",
        "Int(part.minY)": "within the image",
        "Int(part.width)": "within the image",
        "Int(part.height)": "within the image",
        "UInt8((max(0, min(component * color.alpha, 1)) * 255).rounded())": "from 0 to 1; what is no number is 0",
        "UInt8((Int(value) * Int(alpha) + 127) / 255)": "a product of bytes, by 255",
        "UInt8(min((0.2126 * red + 0.7152 * green + 0.0722 * blue).rounded(), 255))": "of bytes",
        "Int((frequencies[place] / Float(divisors[place])).rounded())": "coefficients of bytes, by 1 at least",
        "Int((Double($0) * scale + 50) / 100)": "a constant, times 5,000 at most",
        "UInt32(column % 4 * 8 + column / 4)": "less than 64",
        "Int(entry.offset)": "within the file, which is asked before",
        "Int(min(entry.offset, UInt64(available)))": "within the file",
        "Int(seconds)": "of this machine's clock",
        "Int32(configuration.niceness.clamped(to: 0...19))": "from 0 to 19",
        "Int32(sleep / .milliseconds(1))": "a pause of a second at most",
        "Int64(seconds * 1_000_000)": "a constant of seconds",
        "Int(Date().timeIntervalSince1970)": "this machine's clock",
        "Int(offset)": "32 bits",
        "Int((min(max(0, width), 1_000_000) * unit).rounded(.up))": "from 0 to a million; what is no number is 0",
        "Int(min(seconds / steady.duration, 1e9))": "1e9 at most",
        "Int(points[index].distance(to: next) / 2)": "points of our own drawings",
        "Int(max(abs(rx), abs(ry)) * abs(end - start) / 60)": "arcs of our own drawings",
        "Int(x / 100 * Double(Self.side))": "places of our own drawings",
        "Int(y / 100 * Double(Self.side))": "places of our own drawings",
        "Int(root.frame.width)": "the viewport, which is bounded where it enters",
        "Int(root.frame.height)": "the viewport, which is bounded where it enters",
        "Int64(units.rounded())": "finite, and less than 9e18",
        "Int(log2(sight.worldSize / 256).rounded())": "`MapSight` has a size from 128 to 2^29",
        "Int((left / side).rounded(.down))": "a place on an earth of 2^29 points, by a tile of 128 at least",
        "Int(((left + size.width) / side).rounded(.down))": "the same, and a map of 1e5 points at most",
        "Int((top / side).rounded(.down))": "as `left`",
        "Int(((top + size.height) / side).rounded(.down))": "as `left`",
        "Int64(min(Double(count) * factor, 1e9))": "1e9 at most",
        "Int(share * Double(values.count))": "a share from 0 to 1",
        "Int(1 - floor(log10(step)))": "a step above 0, whose logarithm is -324 at least",
        "Int(min(max(size.width, 100), 2000))": "a size within the viewport, 2,000 at most",
        "Int((low / cellSize).rounded(.down))": "less than 1e6",
        "Int((high / cellSize).rounded(.down))": "less than 1e6",
        "Int(CGFloat(Self.count(along: length / share, isVertical: scale.isVertical)) * share)":
            "8 at most, times 200 at most",
        "Int(last.timeIntervalSince(first))": "of dates that the app itself makes",
    ]

    private let conversion = #/\bU?Int(?:8|16|32|64)?\(/#
    private let label =
        #/(?:clamping|exactly|ascii|bitPattern|truncatingIfNeeded|saturating|littleEndian|bigEndian|of):|\)/#
    /// Bytes and words of a file, C integers, and integer division by shifts.
    private let whole = #/load(?:Unaligned)?\(|pointee|^(?:bytes|data|offsets|self)\[|^word\(| >> |^(?:column|group) /#
    /// Expressions with floating-point numbers or quotients.
    private let floating =
        #/rounded|floor\(|ceil\(|Double\(|CGFloat|Float|[sS]econds\b|timeInterval|\.(?:width|height|x|y|minX|maxX|minY|maxY|length|progress|time|duration)\b|[oO]ffset|scale| \/ |clamped|scaled/#

    @Test func `A number from outside is converted by what holds any number, or was looked at`() {
        let files = Repository.files.filter { $0.kind == "swift" && Self.rooms.contains(room(of: $0.path)) }
        #expect(files.count > 1000)
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
            return argument.contains(floating) && !argument.contains(whole) ? "\(code[match.range])\(argument))" : nil
        }
    }

    /// The argument up to the closing parenthesis.
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
