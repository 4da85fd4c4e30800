import Foundation

/// Reads property lists in XML. A dictionary with nothing but `CF$UID` is a reference.
struct XMLPropertyList {
    private let bytes: [UInt8]
    private var place = 0

    /// The top value of a file.
    static func value(of bytes: [UInt8]) throws -> ArchiveValue {
        var list = XMLPropertyList(bytes: bytes)
        guard try list.tag().name == "plist" else { throw ArchiveError.damaged("it is no property list") }
        return try list.value(of: list.tag(), depth: 0)
    }

    private struct Tag {
        var name: String
        var isEmpty = false
    }

    private mutating func value(of tag: Tag, depth: Int) throws -> ArchiveValue {
        guard depth < ArchiveValue.greatestDepth else {
            throw ArchiveError.damaged("collections are nested too deeply")
        }
        switch tag.name {
        case "dict": return reference(try fields(tag, depth))
        case "array": return .array(try elements(tag, depth))
        case "true", "false":
            if !tag.isEmpty { _ = try content(of: tag) }
            return .bool(tag.name == "true")
        default: return try leaf(tag.name, content(of: tag))
        }
    }

    private func leaf(_ kind: String, _ text: String) throws -> ArchiveValue {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        switch kind {
        case "string": return .string(text)
        case "integer":
            // A number that needs the 64th bit is a mask of bits.
            let mask = UInt64(trimmed).map { Int64(bitPattern: $0) }
            return .integer(try known(Int64(trimmed) ?? mask, kind))
        case "real": return .real(try known(Double(trimmed), kind))
        case "data": return .data(try known(Data(base64Encoded: text, options: .ignoreUnknownCharacters), kind))
        case "date":
            let date = try? Date(trimmed, strategy: .iso8601)
            return .date(try known(date, kind).timeIntervalSinceReferenceDate)
        default: throw ArchiveError.damaged("it has a value of an unknown kind")
        }
    }

    private func known<Value>(_ value: Value?, _ kind: String) throws -> Value {
        guard let value else { throw ArchiveError.damaged("it has an unreadable \(kind)") }
        return value
    }

    private func reference(_ fields: [String: ArchiveValue]) -> ArchiveValue {
        guard fields.count == 1, case .integer(let place)? = fields["CF$UID"], (0..<1 << 40).contains(place) else {
            return .dictionary(fields)
        }
        return .reference(Int(place))
    }

    private mutating func fields(_ tag: Tag, _ depth: Int) throws -> [String: ArchiveValue] {
        var fields: [String: ArchiveValue] = [:]
        guard !tag.isEmpty else { return fields }
        while case let next = try self.tag(), next.name != "/dict" {
            guard next.name == "key" else { throw ArchiveError.damaged("it has a value without a key") }
            let key = try content(of: next)
            fields[key] = try value(of: self.tag(), depth: depth + 1)
        }
        return fields
    }

    private mutating func elements(_ tag: Tag, _ depth: Int) throws -> [ArchiveValue] {
        var elements: [ArchiveValue] = []
        guard !tag.isEmpty else { return elements }
        while case let next = try self.tag(), next.name != "/array" {
            elements.append(try value(of: next, depth: depth + 1))
        }
        return elements
    }

    // MARK: Text

    /// The next tag, after comments, instructions and the document type.
    private mutating func tag() throws -> Tag {
        while true {
            try skip(past: "<")
            if starts("!--") {
                try skip(past: "-->")
            } else if starts("?") || starts("!") {
                try skip(past: ">")
            } else {
                return try namedTag()
            }
        }
    }

    private mutating func namedTag() throws -> Tag {
        let inside = try text(until: ">")
        let name = inside.prefix { !$0.isWhitespace && $0 != "/" || $0 == inside.first }
        return Tag(name: String(name), isEmpty: inside.hasSuffix("/"))
    }

    /// The text of a leaf, up to its closing tag.
    private mutating func content(of tag: Tag) throws -> String {
        guard !tag.isEmpty else { return "" }
        var content = ""
        while true {
            content += Self.unescaped(try text(until: "<"))
            if starts("![CDATA[") {
                place += 8
                content += try text(until: "]]>")
            } else if starts("!--") {
                try skip(past: "-->")
            } else {
                guard try namedTag().name == "/" + tag.name else { throw ArchiveError.damaged("its tags don't match") }
                return content
            }
        }
    }

    private func starts(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    private mutating func skip(past end: String) throws { _ = try text(until: end) }

    private mutating func text(until end: String) throws -> String {
        let end = Array(end.utf8)
        var index = place
        while index < bytes.count {
            if bytes[index] == end[0], bytes[index...].starts(with: end) {
                defer { place = index + end.count }
                return String(decoding: bytes[place..<index], as: UTF8.self)
            }
            index += 1
        }
        throw ArchiveError.damaged("it ends too early")
    }

    private static let entities: [Substring: String] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    private static func unescaped(_ text: String) -> String {
        guard text.contains("&") else { return text }
        let parts = text.split(separator: "&", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
            let name = part.prefix { $0 != ";" }
            guard name.endIndex < part.endIndex, let meant = entities[name] ?? numbered(name) else {
                return result += "&" + part
            }
            result += meant + part[name.endIndex...].dropFirst()
        }
    }

    /// The character that an entity such as `#x41` or `#65` names.
    private static func numbered(_ name: Substring) -> String? {
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
