/// Converts a guide's regular expression for servers, as JSON Schema's `pattern`.
///
/// A guide matches the whole text and `pattern` any part of it, so it is put between `^` and `$`. Servers support many
/// dialects: llama.cpp's supports neither `\d`, `\w` and `\s` nor escapes other than those of brackets, and matches the
/// characters of the JSON instead of those of the text, so a quotation mark would end the text. So the pattern only
/// consists of characters, classes, plain groups and quantifiers, without characters that JSON would escape.
struct ServerPattern {
    /// Nil for a pattern that can't be converted; the validator still checks it.
    static func text(for pattern: String) -> String? {
        var parser = PatternParser(pattern)
        guard let node = try? parser.parse(), let piece = piece(for: node), !piece.text.isEmpty else { return nil }
        return "^\(piece.within(.sequence))$"
    }

    /// How tightly an operator binds.
    private enum Binding: Int {
        case choice, sequence, atom
    }

    private struct Piece {
        var text: String
        var binding: Binding

        /// The piece as an operand of an operator, in parentheses if necessary.
        func within(_ wanted: Binding) -> String { binding.rawValue < wanted.rawValue ? "(\(text))" : text }
    }

    private static func piece(for node: PatternNode) -> Piece? {
        switch node {
        case .character(let character): self.character(character.sure.subtracting(.escapedInJSON))
        case .anchor: nil
        case .sequence(let nodes): sequence(of: nodes)
        case .choice(let nodes): choice(of: nodes)
        case .repetition(let node, let minimum, let maximum): repetition(of: node, minimum, maximum)
        }
    }

    private static func sequence(of nodes: [PatternNode]) -> Piece? {
        var text = ""
        for node in nodes {
            guard let piece = piece(for: node) else { return nil }
            text += piece.within(.sequence)
        }
        return Piece(text: text, binding: .sequence)
    }

    private static func choice(of nodes: [PatternNode]) -> Piece? {
        let pieces = nodes.compactMap(piece)
        guard pieces.count == nodes.count else { return nil }
        let texts = pieces.map(\.text).filter { !$0.isEmpty }
        let text = texts.joined(separator: "|")
        // An empty alternative is written as an optional group.
        if texts.count == pieces.count { return Piece(text: text, binding: .choice) }
        return Piece(text: texts.isEmpty ? "" : "(\(text))?", binding: .sequence)
    }

    private static func repetition(of node: PatternNode, _ minimum: Int, _ maximum: Int?) -> Piece? {
        // llama.cpp refuses an unlimited repetition of an expression that can be empty.
        guard let piece = piece(for: node), maximum != nil || !node.mayBeEmpty else { return nil }
        if piece.text.isEmpty || maximum == 0 { return Piece(text: "", binding: .sequence) }
        let quantifier =
            switch (minimum, maximum) {
            case (1, 1): ""
            case (0, nil): "*"
            case (1, nil): "+"
            case (0, 1): "?"
            case (_, nil): "{\(minimum),}"
            case (_, minimum): "{\(minimum)}"
            case (_, let maximum?): "{\(minimum),\(maximum)}"
            }
        return Piece(text: piece.within(.atom) + quantifier, binding: .sequence)
    }
}

// MARK: - Characters

extension ServerPattern {
    private static func character(_ set: ScalarSet) -> Piece? {
        guard !set.isEmpty else { return nil }
        guard set.count == 1, let only = Unicode.Scalar(set.ranges[0].lowerBound) else {
            return Piece(text: "[\(members(of: set))]", binding: .atom)
        }
        switch only {
        // `^` isn't put into a class, where it would negate. After an escape, llama.cpp applies a quantifier to all
        // preceding letters too, so it is no atom.
        case "^": return Piece(text: #"\^"#, binding: .sequence)
        case "[", "]": return Piece(text: #"[\\#(only)]"#, binding: .atom)
        case "$", ".", "|", "?", "*", "+", "(", ")", "{", "}": return Piece(text: "[\(only)]", binding: .atom)
        // The same would happen for the last byte of a multi-byte character.
        default: return Piece(text: only.isASCII ? "\(only)" : "[\(only)]", binding: .atom)
        }
    }

    /// The content of a bracket expression: ranges, then escaped brackets, then `^` and `-` at positions where they are
    /// literals.
    private static func members(of set: ScalarSet) -> String {
        let marks: [Unicode.Scalar] = ["[", "]", "^", "-"]
        var text = set.subtracting(ScalarSet(marks)).ranges.map(range).joined()
        let held = marks.filter { !set.intersection(ScalarSet([$0])).isEmpty }
        for mark in held where mark == "[" || mark == "]" { text += "\\\(mark)" }
        if held.contains("^"), text.isEmpty { return "-^" }
        for mark in held where mark == "^" || mark == "-" { text.unicodeScalars.append(mark) }
        return text
    }

    private static func range(_ range: ClosedRange<UInt32>) -> String {
        let ends = [range.lowerBound, range.upperBound].compactMap(Unicode.Scalar.init).map { String($0) }
        switch range.count {
        case 1: return ends[0]
        case 2: return ends.joined()
        default: return ends.joined(separator: "-")
        }
    }
}

extension ScalarSet {
    /// Control characters, quotation marks and backslashes.
    fileprivate static let escapedInJSON = ScalarSet([0...0x1F, 0x22...0x22, 0x5C...0x5C, 0x7F...0x7F])
}

extension PatternNode {
    fileprivate var mayBeEmpty: Bool {
        switch self {
        case .character: false
        case .anchor: true
        case .sequence(let nodes): nodes.allSatisfy(\.mayBeEmpty)
        case .choice(let nodes): nodes.contains(where: \.mayBeEmpty)
        case .repetition(let node, let minimum, _): minimum == 0 || node.mayBeEmpty
        }
    }
}
