/// A piece of chat markup, which is never part of an answer: message boundaries, reasoning, tool calls, and the markup
/// of tools in prompts. It includes the markup of the model families, and variants that other models write by mistake.
enum ReplyMark: Equatable {
    /// The beginning of a call; in some families it contains the name.
    case call(name: String?)
    case callEnd
    /// A call's JSON without markup, optionally after a Markdown code fence.
    case object
    case thought
    case thoughtEnd
    /// A message boundary.
    case turn
    /// Markup that only prompts contain: definitions of tools, and outputs of tools.
    case prompt

    /// The result of matching the beginning of a text.
    enum Match: Equatable {
        case none
        /// It is a prefix of a mark.
        case unfinished
        case whole(ReplyMark, byteCount: Int)
    }

    /// - Parameter readsObjects: Whether JSON without markup can be a call.
    static func match(_ text: ArraySlice<UInt8>, readsObjects: Bool) -> Match {
        switch text.first {
        case UInt8(ascii: "<"): angled(text)
        case UInt8(ascii: "["): match(text, squareMarks)
        case UInt8(ascii: "{"), UInt8(ascii: "`"): readsObjects ? object(text) : .none
        default: .none
        }
    }

    /// Whether a mark can begin with a byte.
    static func mayBegin(with byte: UInt8) -> Bool { beginnings.contains(byte) }

    private static let beginnings = Set("<[{`".utf8)
    private static let nameLengthMax = 64

    // MARK: Angles

    /// `<tool_call>`, `<|im_end|>`, `<<SYS>>`.
    private static func angled(_ text: ArraySlice<UInt8>) -> Match {
        guard text.count > 1 else { return .unfinished }
        let second = text[text.startIndex + 1]
        if second == UInt8(ascii: "|") { return token(text) }
        if second == UInt8(ascii: "<") { return match(text, systemMarks) }
        return tag(text)
    }

    private static func token(_ text: ArraySlice<UInt8>) -> Match {
        let rest = text.dropFirst(2)
        let name = rest.prefix { isOfName($0) || $0 == UInt8(ascii: "/") }
        guard name.count <= nameLengthMax else { return .none }
        let end = rest.dropFirst(name.count).prefix(2)
        if end.elementsEqual("|>".utf8) {
            return name.isEmpty
                ? .none : .whole(ofToken(named: String(decoding: name, as: UTF8.self)), byteCount: name.count + 4)
        }
        return end.isEmpty || end.elementsEqual("|".utf8) ? .unfinished : .none
    }

    private static func ofToken(named name: String) -> ReplyMark {
        let name = name.lowercased()
        let isEnd = name.hasPrefix("/") || name.hasSuffix("end")
        if name.contains("think") { return isEnd ? .thoughtEnd : .thought }
        guard name.contains("tool") || name.contains("function") || name == "python_tag" else { return .turn }
        if name.contains("response") || name.contains("result") || name == "tools" { return .prompt }
        return isEnd ? .callEnd : .call(name: nil)
    }

    private static func tag(_ text: ArraySlice<UInt8>) -> Match {
        let isEnd = text[text.startIndex + 1] == UInt8(ascii: "/")
        let rest = text.dropFirst(isEnd ? 2 : 1)
        let name = rest.prefix(while: isOfName)
        guard name.count <= nameLengthMax else { return .none }
        guard let next = rest.dropFirst(name.count).first else { return .unfinished }
        guard let mark = ofTag(named: String(decoding: name, as: UTF8.self), isEnd: isEnd) else { return .none }
        let byteCount = name.count + (isEnd ? 2 : 1)
        if next == UInt8(ascii: ">") { return .whole(mark, byteCount: byteCount + 1) }
        // The tag of a call is recognized even without its closing bracket.
        if case .call = mark { return .whole(mark, byteCount: byteCount) }
        return .none
    }

    private static func ofTag(named name: String, isEnd: Bool) -> ReplyMark? {
        let lowercase = name.lowercased()
        if lowercase.hasPrefix("function=") { return .call(name: String(name.dropFirst("function=".count))) }
        if callTags.contains(lowercase) { return isEnd ? .callEnd : .call(name: nil) }
        if thoughtTags.contains(lowercase) { return isEnd ? .thoughtEnd : .thought }
        if promptTags.contains(lowercase) { return .prompt }
        return turnTags.contains(lowercase) ? .turn : nil
    }

    private static let callTags = Set(
        ["tool", "function"].flatMap { tool in
            ["", "_call", "-call", "call", "_calls", "calls", "_use", "_code", "_request"].map { tool + $0 }
        })
    private static let thoughtTags: Set = ["think", "thinking", "thought"]
    private static let promptTags: Set = [
        "tools", "tool_response", "tool_responses", "tool_result", "tool_results", "tool_output", "tool_outputs",
    ]
    private static let turnTags: Set = [
        "start_of_turn", "end_of_turn", "bos", "eos", "pad", "unk", "eot", "end_of_text", "endoftext",
    ]

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "_-:=.".utf8.contains(byte)
        }
    }

    // MARK: Words

    private typealias Words = [(ArraySlice<UInt8>, ReplyMark)]

    private static let squareMarks: Words =
        [("[TOOL_CALLS]"[...], .call(name: nil))].map { (Array($0.utf8)[...], $1) }
        + ["[INST]", "[/INST]", "[SYSTEM_PROMPT]", "[/SYSTEM_PROMPT]"].map { (Array($0.utf8)[...], .turn) }
        + ["[AVAILABLE_TOOLS]", "[/AVAILABLE_TOOLS]", "[TOOL_RESULTS]", "[/TOOL_RESULTS]"]
        .map { (Array($0.utf8)[...], .prompt) }
    private static let systemMarks: Words = ["<<SYS>>", "<</SYS>>"].map { (Array($0.utf8)[...], .turn) }

    private static func match(_ text: ArraySlice<UInt8>, _ words: Words) -> Match {
        for (word, mark) in words where text.starts(with: word) { return .whole(mark, byteCount: word.count) }
        return words.contains { $0.0.starts(with: text) } ? .unfinished : .none
    }
}
