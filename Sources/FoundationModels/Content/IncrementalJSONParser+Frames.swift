// The parser's stack of open arrays and structures, with their finished members.

extension IncrementalJSONParser {
    /// An open array or structure.
    struct Frame {
        let isStructure: Bool
        let id: UInt64
        /// The index of its first member in `members`, which has those that are in no snapshot yet.
        var start: Int
        /// The members that are in a snapshot.
        var shared: GrowingList<JSONMember>?
        var sharedCount = 0
        /// In a structure, the name of the member that is being read.
        var name = ""
        /// For a duplicate name, the index of the earlier member.
        var position: Int?
        /// The names that the structure is expected to have, from the last one at this depth; nil after the first
        /// difference.
        var expected: PropertyNames?
        /// The index of each name; used only for structures with many members.
        var positions: [String: Int] = [:]
    }

    /// Up to this many members, a name is found by linear search, beyond by a dictionary.
    private static let searchedCountMax = 12

    mutating func open(isStructure: Bool, at position: Int) throws {
        guard frames.count < Self.depthMax else {
            throw failure("The value is nested more than \(Self.depthMax) deep", at: position)
        }
        var frame = Frame(isStructure: isStructure, id: nextID(), start: members.count)
        if isStructure {
            if lastNames.count == frames.count { lastNames.append(nil) }
            frame.expected = lastNames[frames.count]
        } else if lastNames.count == frames.count {
            lastNames.append(nil)
        }
        frames.append(frame)
        state = isStructure ? .nameOrClose : .valueOrClose
        hasChanged = true
    }

    func nextID() -> UInt64 { identifies ? GenerationID().number : 0 }

    /// Adds a finished value.
    mutating func complete(_ value: GeneratedValue, id: UInt64 = 0) {
        add(GeneratedContent(value, id: GenerationID(number: id)))
    }

    private mutating func add(_ content: GeneratedContent) {
        hasChanged = true
        guard let last = frames.indices.last else {
            root = content
            state = .nothing
            return
        }
        state = .commaOrClose
        if let position = frames[last].position {
            replace(position, with: content)
        } else {
            members.append(JSONMember(name: frames[last].name, content: content))
        }
    }

    /// Closes the innermost frame.
    mutating func close() {
        guard let frame = frames.popLast() else { preconditionFailure("Nothing is open") }
        let content = frame.isStructure ? GeneratedValue.structure(structure(frame)) : .array(contents(of: frame))
        members.removeSubrange(frame.start...)
        complete(content, id: frame.id)
    }

    private func contents(of frame: Frame) -> [GeneratedContent] {
        var contents: [GeneratedContent] = []
        contents.reserveCapacity(frame.sharedCount + members.count - frame.start)
        if let shared = frame.shared { contents += shared.prefix(frame.sharedCount).lazy.map(\.content) }
        for position in frame.start..<members.count { contents.append(members[position].content) }
        return contents
    }

    private mutating func structure(_ frame: Frame) -> OrderedProperties {
        let contents = contents(of: frame)
        if let expected = frame.expected, expected.keys.count == contents.count {
            return OrderedProperties(names: expected, contents: contents)
        }
        var keys = frame.shared?.prefix(frame.sharedCount).map(\.name) ?? []
        keys.reserveCapacity(contents.count)
        for position in frame.start..<members.count { keys.append(members[position].name) }
        let names = PropertyNames(keys)
        lastNames[frames.count] = names
        return OrderedProperties(names: names, contents: contents)
    }
}

// MARK: - Names

extension IncrementalJSONParser {
    /// How many members the innermost frame has.
    private var memberCount: Int {
        let frame = frames[frames.count - 1]
        return frame.sharedCount + members.count - frame.start
    }

    /// Reads the expected name after the opening quotation mark at a position, with the closing one, and returns the
    /// position after it; nil if the name differs, or the piece ends too early.
    mutating func readExpectedName(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Int? {
        let last = frames.count - 1
        guard let expected = frames[last].expected else { return nil }
        let count = memberCount
        guard count < expected.keys.count else {
            frames[last].expected = nil
            return nil
        }
        let range = expected.writtenRange(at: count)
        let end = position + 1 + range.count
        let isThere =
            !range.isEmpty && end <= bytes.count
            && expected.written.withUnsafeBufferPointer { written in
                for index in 0..<range.count where bytes[position + 1 + index] != written[range.lowerBound + index] {
                    return false
                }
                return true
            }
        guard isThere else {
            frames[last].expected = nil
            return nil
        }
        frames[last].name = expected.keys[count]
        frames[last].position = nil
        state = .colon
        return end
    }

    /// Sets the name that has been read.
    mutating func completeName(_ name: String) {
        let last = frames.count - 1
        frames[last].name = name
        frames[last].position = position(of: name)
        state = .colon
    }

    /// The index of the member with that name in the innermost frame; nil if there is none.
    private mutating func position(of name: String) -> Int? {
        let last = frames.count - 1
        let count = memberCount
        let shared = frames[last].sharedCount
        if count > Self.searchedCountMax { return indexedPosition(of: name, count: count) }
        if let position = frames[last].shared?.prefix(shared).firstIndex(where: { $0.name == name }) { return position }
        let start = frames[last].start
        return members[start...].firstIndex { $0.name == name }.map { $0 - start + shared }
    }

    private mutating func indexedPosition(of name: String, count: Int) -> Int? {
        let last = frames.count - 1
        for position in frames[last].positions.count..<count {
            let shared = frames[last].sharedCount
            let name =
                position < shared
                ? frames[last].shared?.prefix(shared)[position].name
                : members[frames[last].start + position - shared].name
            frames[last].positions[name ?? ""] = position
        }
        return frames[last].positions[name]
    }

    /// Replaces the value of an earlier member with the same name.
    private mutating func replace(_ position: Int, with content: GeneratedContent) {
        let last = frames.count - 1
        frames[last].position = nil
        let sharedCount = frames[last].sharedCount
        guard position < sharedCount else {
            members[frames[last].start + position - sharedCount].content = content
            return
        }
        let member = JSONMember(name: frames[last].name, content: content)
        frames[last].shared = frames[last].shared?.replacing(position, with: member, count: sharedCount)
    }
}

// MARK: - Snapshots

extension IncrementalJSONParser {
    /// Moves all finished members to where snapshots can share them, and returns the open frames.
    mutating func share() -> [JSONSnapshot.Frame] {
        var end = members.count
        for index in frames.indices.reversed() {
            let start = frames[index].start
            if start < end {
                let new = members[start..<end]
                frames[index].shared = .appending(new, to: frames[index].shared, count: frames[index].sharedCount)
                frames[index].sharedCount += new.count
            }
            end = start
            frames[index].start = 0
        }
        members.removeAll(keepingCapacity: true)
        return frames.map {
            JSONSnapshot.Frame(
                isStructure: $0.isStructure, members: $0.shared, count: $0.sharedCount, openName: $0.name,
                openPosition: $0.position, id: $0.id)
        }
    }
}
