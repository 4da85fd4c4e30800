/// A snapshot of a growing document: the open values, from the root to the end of the text.
///
/// Taking one takes time proportional to the nesting depth. Finished values are shared with the parser and other
/// snapshots.
final class JSONSnapshot: Sendable {
    /// An open array or structure.
    struct Frame: Sendable {
        var isStructure: Bool
        /// The finished members are the first ``count`` of these.
        var members: GrowingList<JSONMember>?
        var count: Int
        /// In a structure, the name of the open member.
        var openName: String
        /// For a duplicate name, the index of the earlier member, which the open one replaces.
        var openPosition: Int?
        var id: UInt64
    }

    /// An unterminated string, as UTF-8.
    struct Text: Sendable {
        /// A string that fits into `String`'s inline storage is stored as one.
        enum Content: Sendable {
            case short(String)
            case long(GrowingList<UInt8>, count: Int)
        }

        static let shortCountMax = 15

        var content: Content
        var id: UInt64
    }

    let frames: [Frame]
    /// The unterminated string at the end of the text; nil if there is none.
    let text: Text?

    init(frames: [Frame], text: Text?) {
        self.frames = frames
        self.text = text
    }

    /// The document; nil if nothing of it is certain yet.
    var root: GeneratedContent? { content(level: 0) }

    /// The open value at a nesting level; the root is 0.
    func content(level: Int) -> GeneratedContent? {
        if level < frames.count {
            return GeneratedContent(OpenContent(snapshot: self, level: level), id: .init(number: frames[level].id))
        }
        guard level == frames.count, let text else { return nil }
        return GeneratedContent(OpenContent(snapshot: self, level: level), id: .init(number: text.id))
    }
}

/// An element of an array, whose name is empty, or a property of a structure.
struct JSONMember: Sendable {
    var name: String
    var content: GeneratedContent
}

/// An unfinished array, structure or string in a snapshot.
struct OpenContent: Sendable {
    let snapshot: JSONSnapshot
    let level: Int

    var value: GeneratedValue {
        guard level < snapshot.frames.count else { return .string(snapshot.text?.string ?? "") }
        let frame = snapshot.frames[level]
        return frame.isStructure ? .structure(structure(frame)) : .array(elements(frame))
    }

    /// The value of a property, without copying the others; nil if there is none with this name.
    func property(_ name: String) -> GeneratedContent? {
        if snapshot.frames[level].openName == name, let open = snapshot.content(level: level + 1) { return open }
        guard let members = snapshot.frames[level].members?.prefix(snapshot.frames[level].count) else { return nil }
        for position in members.indices where members[position].name == name { return members[position].content }
        return nil
    }

    var isStructure: Bool { level < snapshot.frames.count && snapshot.frames[level].isStructure }

    private func elements(_ frame: JSONSnapshot.Frame) -> [GeneratedContent] {
        var elements: [GeneratedContent] = []
        elements.reserveCapacity(frame.count + 1)
        if let members = frame.members { elements += members.prefix(frame.count).lazy.map(\.content) }
        if let open = snapshot.content(level: level + 1) { elements.append(open) }
        return elements
    }

    private func structure(_ frame: JSONSnapshot.Frame) -> OrderedProperties {
        var names = frame.members?.prefix(frame.count).map(\.name) ?? []
        var contents = frame.members?.prefix(frame.count).map(\.content) ?? []
        if let open = snapshot.content(level: level + 1) {
            if let position = frame.openPosition {
                contents[position] = open
            } else {
                names.append(frame.openName)
                contents.append(open)
            }
        }
        return OrderedProperties(names: PropertyNames(names), contents: contents)
    }
}

extension JSONSnapshot.Text {
    /// The text up to its last complete character.
    var string: String {
        switch content {
        case .short(let string): string
        case .long(let bytes, let count): String(decoding: bytes.prefix(count).wholeScalars, as: UTF8.self)
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The bytes without an incomplete character at the end.
    var wholeScalars: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: self[..<wholeScalarCount]) }

    private var wholeScalarCount: Int {
        var start = count
        while start > 0, count - start < 4 {
            start -= 1
            let byte = self[start]
            if byte < 0x80 { return count }
            guard byte >= 0xC0 else { continue }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            return start + length <= count ? count : start
        }
        return count
    }
}
