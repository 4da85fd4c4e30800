import Foundation

/// The reading of one archive: each object is decoded once, also where several others refer to it.
final class ArchiveReading {
    let archive: KeyedArchive
    /// The file's name, for messages.
    let file: String
    /// The class that the app asked for as the archive's root; nil where it reads no nodes.
    let rootType: SKNode.Type?
    /// This file, or action, and those that refer to it: none of them is read again in it.
    let path: [String]
    private let count: ObjectCount
    private var decoded: [Int: Any] = [:]
    /// The objects whose `init(coder:)` runs.
    private var unfinished: [Int] = []
    private var notes: Set<String> = []

    /// How deeply objects may be nested; the arrays between nodes count too.
    static let greatestDepth = 200

    /// - Parameters:
    ///   - archive: What is read.
    ///   - file: The file's name.
    ///   - rootType: The class that is asked for as the root; nil for a file of actions.
    ///   - name: What the path holds in place of the file's name.
    ///   - outer: The reading in which a reference to the file was found.
    init(
        _ archive: KeyedArchive, file: String, rootType: SKNode.Type? = nil, name: String? = nil,
        within outer: ArchiveReading? = nil
    ) {
        (self.archive, self.file, self.rootType) = (archive, file, rootType)
        path = (outer?.path ?? []) + [name ?? file]
        count = outer?.count ?? ObjectCount()
    }

    /// Whether a file, or an action, may be read in this one.
    func mayRefer(to name: String) -> Bool {
        if path.count < 16, !path.contains(name) { return true }
        return noted("'\(name)' refers to itself, or is nested too deeply") != nil
    }

    /// The object under a key of the archive's top.
    func top(_ key: String) throws -> Any {
        guard let value = archive.top[key], let object = object(value) else {
            throw ArchiveError.missing("readable object '\(key)'")
        }
        return object
    }

    /// What a value decodes to; nil for `$null`, and for what can't be read.
    func object(_ value: ArchiveValue) -> Any? {
        guard let place = value.place else { return plain(value) }
        if let known = decoded[place] { return known }
        guard let value = archive.resolved(value), !unfinished.contains(place) else { return nil }
        guard unfinished.count < Self.greatestDepth else { return noted("objects are nested too deeply") }
        unfinished.append(place)
        let object = decoding(of: value)
        unfinished.removeLast()
        decoded[place] = object
        return object
    }

    /// Makes a node known before its `init(coder:)` returns, because its descendants may refer to it.
    func begin(_ node: SKNode) { if let place = unfinished.last { decoded[place] = node } }

    /// Whether a value is an object whose `init(coder:)` runs.
    func isUnfinished(_ value: ArchiveValue) -> Bool { value.place.map(unfinished.contains) ?? false }

    /// Whether the object that is decoded now is the archive's root.
    var isAtRoot: Bool { unfinished.count == 1 }

    /// Counts a node or an action; false if there are too many.
    func countObject() -> Bool {
        count.value += 1
        let most = ObjectCount.greatest
        return count.value <= most || noted("it has more than \(most) nodes and actions") != nil
    }

    /// Counts the elements of an array or a dictionary, which may be shared by many objects; false if there are too many.
    func count(elements: Int) -> Bool {
        count.elements += elements
        return count.elements <= ObjectCount.mostElements || noted("its arrays have too many elements") != nil
    }

    /// Logs something that is left out, once for each text.
    @discardableResult
    func noted(_ text: String) -> Any? {
        if notes.insert(text).inserted { ArchiveLog.note(text, in: file) }
        return nil
    }

    private func decoding(of value: ArchiveValue) -> Any? {
        guard let fields = value.fields else { return plain(value) }
        let classes = archive.classes(of: fields)
        let coder = ArchiveCoder(self, fields, classes)
        for name in classes { if let read = ArchivedObjects.readers[name] { return read(coder) } }
        if let object = ArchivedObjects.ofApp(coder) { return object }
        // The editor writes some of the framework's classes with their modules.
        let name = classes.first ?? "?"
        let read = name.split(separator: ".").last.flatMap { ArchivedObjects.readers[String($0)] }
        return read.flatMap { $0(coder) } ?? noted("objects of the class \(name) aren't read")
    }

    private func plain(_ value: ArchiveValue) -> Any? {
        switch value {
        case .string(let text): text == "$null" ? nil : text
        case .data(let data): data
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
        default: value.number
        }
    }
}

/// How many nodes and actions a file has, with those of the files that it refers to.
final class ObjectCount {
    fileprivate var value = 0
    /// How many elements their arrays and dictionaries have, with one that several share once for each.
    fileprivate var elements = 0
    /// How many are read at most. An action may consist of as many, too.
    static let greatest = 10_000
    fileprivate static let mostElements = 1_000_000
}
