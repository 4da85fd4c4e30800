import SwiftSyntax

/// The arguments of a property's `@Guide`s, as expressions: the compiler evaluates them when the schema is created, so
/// a bound can be a variable.
struct GuideArguments {
    private(set) var description: String?
    private(set) var guides: [String] = []

    /// Combines several `@Guide`s: the last description, and all guides in order. Nil if there is no `@Guide`.
    init?(_ attributes: [AttributeSyntax]) {
        guard !attributes.isEmpty else { return nil }
        attributes.forEach { add($0) }
    }

    private mutating func add(_ attribute: AttributeSyntax) {
        guard case .argumentList(let list) = attribute.arguments else { return }
        for argument in list {
            let value = argument.expression.trimmedDescription
            if argument.label?.text == "description" { description = value } else { guides.append(value) }
        }
    }
}

extension AttributeListSyntax {
    /// The `@Guide`s among the attributes.
    var guides: [AttributeSyntax] { attributes.filter(\.isGuide) }
}

extension AttributeSyntax {
    var isGuide: Bool { ["Guide", "FoundationModels.Guide"].contains(attributeName.trimmedDescription) }
    var isGenerable: Bool { ["Generable", "FoundationModels.Generable"].contains(attributeName.trimmedDescription) }

    /// Whether the attribute is a property wrapper or a macro: built-in attributes begin with a lowercase letter,
    /// except for `@MainActor`.
    var isForeign: Bool {
        let name = attributeName.as(MemberTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
        return !isGuide && name.first?.isUppercase == true && name != "MainActor"
    }
}
