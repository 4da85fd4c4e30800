/// The source of a regular expression, if it can be determined.
///
/// Swift's `Regex` prints itself, but a `RegexBuilder` block loses its groups in print: `ChoiceOf { "a"; "b" }` between
/// other things becomes `a|b`, which means something else. Such a block is detected by its structure and refused.
enum RegexSource {
    case known(String)
    case unknown(String)

    init<Output>(_ regex: Regex<Output>) {
        guard let pattern = regex._literalPattern else {
            self = .unknown("The regular expression has no source: it transforms or parses by code")
            return
        }
        guard !Self.losesGroups(regex), let common = PatternSpelling.common(pattern) else {
            self = .unknown(
                "The source of the RegexBuilder block \(pattern) is ambiguous: write a regex literal, or put each "
                    + "ChoiceOf and each repeated expression into a Capture")
            return
        }
        self = .known(common)
    }

    private static func losesGroups<Output>(_ regex: Regex<Output>) -> Bool {
        guard let root = Mirror(reflecting: regex).descendant("program", "tree", "root") else { return false }
        return losesGroups(root, within: .nothing)
    }

    /// The context in which an expression is a part.
    private enum Surroundings {
        case nothing, sequence, repetition
    }

    private static func losesGroups(_ node: Any, within surroundings: Surroundings) -> Bool {
        guard let (name, payload) = Mirror(reflecting: node).children.first.map({ ($0.label ?? "", $0.value) }) else {
            return false
        }
        let parts = Mirror(reflecting: payload).children.map(\.value)
        switch name {
        case "ignoreCapturesInTypedOutput", "limitCaptureNesting": return losesGroups(payload, within: surroundings)
        case "orderedChoice": return surroundings != .nothing || parts.contains { losesGroups($0, within: .nothing) }
        case "concatenation":
            let inside = parts.count > 1 ? Surroundings.sequence : surroundings
            return parts.contains { losesGroups($0, within: inside) }
        case "quantification": return parts.last.map { losesGroups($0, within: .repetition) } ?? false
        case "capture", "nonCapturingGroup": return parts.contains { losesGroups($0, within: .nothing) }
        case "convertedRegexLiteral": return parts.first.map { literalNeedsGroup($0, within: surroundings) } ?? false
        default: return false
        }
    }

    /// A literal prints itself correctly; only its outermost operator can conflict with its context.
    private static func literalNeedsGroup(_ node: Any, within surroundings: Surroundings) -> Bool {
        guard let operation = Mirror(reflecting: node).children.first else { return false }
        switch operation.label {
        case "orderedChoice": return surroundings != .nothing
        case "concatenation":
            return surroundings == .repetition && Mirror(reflecting: operation.value).children.count > 1
        case "quantification": return surroundings == .repetition
        case "convertedRegexLiteral":
            let inner = Mirror(reflecting: operation.value).children.first?.value
            return inner.map { literalNeedsGroup($0, within: surroundings) } ?? false
        default: return false
        }
    }
}
