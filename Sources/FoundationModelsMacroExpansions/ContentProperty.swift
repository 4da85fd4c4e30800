import SwiftSyntax

/// One value of a structure: a stored property, or an associated value of an enum's case.
struct ContentProperty {
    /// The name in code, with backticks if necessary.
    let name: String
    /// Its key in a schema and in content.
    let key: String
    let type: TypeSyntax
    var access = ""
    var guide: GuideArguments?

    /// A property that identifies the content instead of being generated, as in Apple's `var id: GenerationID`.
    var isIdentity: Bool {
        let identity = type.unwrappedOptional ?? type
        return ["GenerationID", "FoundationModels.GenerationID"].contains(identity.trimmedDescription)
    }

    /// The type for use in an expression: implicitly unwrapped optionals are only allowed in declarations.
    var typeText: String {
        guard let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return type.trimmedDescription }
        return "\(implicit.wrappedType.trimmedDescription)?"
    }

    /// The type of the property in an unfinished structure.
    func partialType(of owner: String) -> String {
        let text = "\(replacingSelf(in: typeText, by: owner))"
        return isIdentity ? text : "\(text).PartiallyGenerated?"
    }

    /// In a nested type, `Self` has another meaning.
    func schemaType(of owner: String) -> String { replacingSelf(in: typeText, by: owner) }

    private func replacingSelf(in text: String, by owner: String) -> String {
        SelfReplacement(owner: owner).rewrite(TypeSyntax("\(raw: text)")).description
    }
}

extension ContentProperty {
    /// `GenerationSchema.Property(…)` for the property.
    func schemaProperty(type: String) -> String {
        var arguments = ["name: \(key.literal)"]
        if let description = guide?.description { arguments.append("description: \(description)") }
        arguments.append("type: \(type).self")
        if let guides = guide?.guides, !guides.isEmpty {
            arguments.append("guides: [\(guides.joined(separator: ", "))]")
        }
        return "FoundationModels.GenerationSchema.Property(\(arguments.joined(separator: ", ")))"
    }

    /// The property's value, read from `content`.
    var reading: String {
        isIdentity ? Self.newIdentity : "try content.value(forProperty: \(key.literal))"
    }

    /// Reads the property's value from unfinished `content`; nil if it isn't there yet.
    var partialReading: String {
        isIdentity ? Self.newIdentity : "try content._partialValue(forProperty: \(key.literal))"
    }

    static let newIdentity = "content.id ?? FoundationModels.GenerationID()"
}

extension String {
    /// The text as a literal of Swift source.
    var literal: String { StringLiteralExprSyntax(content: self).description }

    /// The name without backticks.
    var withoutBackticks: String { filter { $0 != "`" } }
}

/// The type with `Self` replaced by the name of the enclosing type.
private final class SelfReplacement: SyntaxRewriter {
    private let owner: String

    init(owner: String) {
        self.owner = owner
        super.init()
    }

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
        guard node.name.tokenKind == .keyword(.Self) else { return super.visit(node) }
        return TypeSyntax(node.with(\.name, .identifier(owner)))
    }
}
