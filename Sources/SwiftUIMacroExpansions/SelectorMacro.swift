import SwiftSyntax
import SwiftSyntaxMacros

/// `#_selector("tapped(_:)")`, as which Kissa's tools read `#selector(tapped(_:))`, becomes a `Selector` of the method.
///
/// The method is named by a string, because an expression would be type-checked where it stands, and `tapped` alone means
/// nothing in the initial value of a property. A name without a type is a member of the type around it.
public struct SelectorMacro: ExpressionMacro {
    /// Makes the selector.
    ///
    /// - Throws: An error if nothing around the selector has the method, or it isn't one of a method.
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
        let method = try SelectedMethod(text, type: context.lexicalContext.lazy.compactMap(Self.typeName).first)
        return "Selector(\(literal: method.name), \(raw: method.label): \(raw: method.expression))"
    }

    /// The name of a type, or of the type that an extension is of.
    private static func typeName(_ node: Syntax) -> String? {
        if let node = node.as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
        if node.is(ProtocolDeclSyntax.self) { return nil }
        return (node.asProtocol(SyntaxProtocol.self) as? any NamedDeclSyntax)
            .flatMap { $0 is any DeclGroupSyntax ? $0.name.text : nil }
    }
}

/// The method that a selector names.
private struct SelectedMethod {
    /// Its name by Objective-C's rules, without the colon of a parameter that isn't written.
    let name: String
    /// An expression for the method.
    let expression: String
    /// `of` for a class's method, `bound` for that of an object.
    let label: String

    /// - Parameters:
    ///   - text: `tapped(_:)`, `self.tapped`, `Page.tapped`, `model.reload` or `tapped as () -> Void`.
    ///   - type: The type around the selector.
    init(_ text: String, type: String?) throws {
        let text = text.trimming { $0.isWhitespace || $0.isNewline }
        guard !text.hasPrefix("getter:"), !text.hasPrefix("setter:") else {
            throw SelectorError(
                description: "A selector of a property can't be performed here: write a method for it")
        }
        let (reference, signature) = Self.cast(text)
        let (path, method) = Self.split(reference)
        name = Self.name(method)
        guard path.isEmpty || path == "self" || path == "Self" || path == "super" else {
            let member = "\(path).\(method)"
            expression = signature.map { "(\(member) as \($0))" } ?? member
            label = path.first?.isUppercase == true ? "of" : "bound"
            return
        }
        guard let type else {
            throw SelectorError(
                description: "#selector(\(text)) stands in no type: write the type before the method's name")
        }
        expression = signature.map { "(\(type).\(method) as (\(type)) -> \($0))" } ?? "\(type).\(method)"
        label = "of"
    }

    /// The method, and the type that tells it from others of the same name. Parentheses without labels say nothing.
    private static func cast(_ text: String) -> (method: String, signature: String?) {
        let parts = text.split(separator: " as ", maxSplits: 1)
        let method = String(parts.first ?? "")
        return (method.hasSuffix("()") ? String(method.dropLast(2)) : method, parts.count > 1 ? String(parts[1]) : nil)
    }

    /// What stands before the method's name, and the name with its labels.
    private static func split(_ text: String) -> (path: String, method: String) {
        let end = text.firstIndex(of: "(") ?? text.endIndex
        guard let dot = text[..<end].lastIndex(of: ".") else { return ("", text) }
        return (String(text[..<dot]), String(text[text.index(after: dot)...]))
    }

    /// `show(count:animated:)` is `showWithCount:animated:`, and `move(to:)` is `moveTo:`.
    private static func name(_ method: String) -> String {
        guard let start = method.firstIndex(of: "("), method.last == ")" else { return method }
        let labels = method[method.index(after: start)...].dropLast().split(separator: ":")
        let base = method[..<start]
        guard let first = labels.first else { return String(base) }
        let with = [first.words.first, base.words.last].contains { prepositions.contains($0 ?? "") } ? "" : "With"
        let joined = first == "_" ? String(base) : base + with + first.prefix(1).uppercased() + first.dropFirst()
        return joined + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }
}

/// Swift puts no "With" beside one of these.
private let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
    "via",
    "when", "with", "within", "without",
]

extension Substring {
    /// The words of a name in camel case, in lower case.
    fileprivate var words: [String] {
        reduce(into: []) { words, letter in
            if letter.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1] += letter.lowercased()
        }
    }
}

extension String {
    fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
        guard let last = lastIndex(where: { !isTrimmed($0) }) else { return "" }
        return String(self[...last].drop(while: isTrimmed))
    }
}

private struct SelectorError: Error, CustomStringConvertible {
    let description: String
}
