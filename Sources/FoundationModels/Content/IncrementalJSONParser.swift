/// Reads one JSON value (RFC 8259) that arrives in pieces. It can be truncated anywhere, even within a character.
///
/// Each byte is read once. A snapshot of the value so far can be taken at any time. It shares the finished parts, so
/// many snapshots of a growing document cost no more than reading it.
///
/// ```swift
/// var parser = IncrementalJSONParser(identifies: true)
/// for piece in pieces {
///     try parser.feed(piece)
///     show(parser.snapshot())
/// }
/// let content = try parser.finish()
/// ```
package struct IncrementalJSONParser {
    /// The maximum nesting depth. It protects the stack of recursive readers against hostile input.
    static let depthMax = 256

    /// Whether contents get an identity, which stays the same in all snapshots.
    let identifies: Bool

    /// The next expected token, or the token that is being read.
    enum State {
        case value, valueOrClose, name, nameOrClose, colon, commaOrClose, number, word, text, escape, nothing
    }

    var state = State.value
    /// The open arrays and structures.
    var frames: [Frame] = []
    /// Finished members of all frames that are in no snapshot yet; those of the innermost frame are last.
    var members: [JSONMember] = []
    /// The value, once it is finished.
    var root: GeneratedContent?

    /// The string that is being read.
    var text = TextInProgress()
    /// The number that is being read.
    var number = NumberInProgress()
    /// The literal (`null`, `true` or `false`) that is being read, and how many of its letters were read.
    var word = Word.null
    var wordCount = 0

    /// The names of the last structure at each depth: the next one there usually has the same.
    var lastNames: [PropertyNames?] = []
    /// How many bytes have been read before the current piece.
    var offset = 0
    private var error: (any Error)?
    private var lastSnapshot: GeneratedContent?
    /// Whether the content of a snapshot has changed since the last one.
    var hasChanged = true

    package init(identifies: Bool = false) {
        self.identifies = identifies
    }

    /// Reads the next piece.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` with the position, if the pieces are not
    ///   the beginning of any JSON value. The parser is of no use afterwards.
    package mutating func feed(_ piece: String) throws {
        var piece = piece
        try piece.withUTF8 { try feed($0) }
    }

    /// Reads the next bytes; bytes that are not UTF-8 become U+FFFD.
    mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>) throws {
        if let error { throw error }
        do {
            try read(bytes)
            offset += bytes.count
        } catch {
            self.error = error
            throw error
        }
    }

    /// A snapshot of the value, as far as it is certain; null if nothing is.
    package mutating func snapshot() -> GeneratedContent {
        if let root { return root }
        if !hasChanged, let lastSnapshot { return lastSnapshot }
        let snapshot = JSONSnapshot(frames: share(), text: state.isInText ? text.share() : nil)
        let content = snapshot.root ?? GeneratedContent(.null, isComplete: false)
        lastSnapshot = content
        hasChanged = false
        return content
    }

    /// The value at the end of the input: complete, or as far as it is certain. A top-level number ends here.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)`` if there is no value at all.
    package mutating func finish() throws -> GeneratedContent {
        if let error { throw error }
        if let root { return root }
        if frames.isEmpty, state == .value { throw failure("There is no value") }
        if frames.isEmpty, state == .number, number.mayEnd {
            complete(.number(number.take()))
            return snapshot()
        }
        return snapshot()
    }

    func failure(_ description: String, at position: Int = 0) -> any Error {
        decodingFailure("\(description), at byte \(offset + position) of the JSON.")
    }
}

extension IncrementalJSONParser.State {
    /// Whether a string value is being read. A name isn't shown before its end.
    var isInText: Bool { self == .text || self == .escape }
}
