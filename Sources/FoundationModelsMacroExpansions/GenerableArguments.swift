import SwiftSyntax

/// What stands in the parentheses of `@Generable`, as expressions: the compiler evaluates them where they are pasted.
struct GenerableArguments {
    private(set) var name: String?
    private(set) var description: String?
    private(set) var representsNilExplicitly: String?

    init(_ attribute: AttributeSyntax) {
        guard case .argumentList(let list) = attribute.arguments else { return }
        for argument in list {
            let value = argument.expression.trimmedDescription
            switch argument.label?.text {
            case "name": name = value
            case "description": description = value
            case "representNilExplicitlyInGeneratedContent": representsNilExplicitly = value
            default: break
            }
        }
    }

    /// The beginning of a call of `GenerationSchema`'s initialiser.
    var schemaArguments: [String] {
        ["type: Self.self"] + (description.map { ["description: \($0)"] } ?? [])
    }

    /// The same for a structure, whose missing values may be written as null.
    var structureSchemaArguments: [String] {
        schemaArguments + (representsNilExplicitly.map { ["representNilExplicitlyInGeneratedContent: \($0)"] } ?? [])
    }

    /// What follows the call, where the schema has a name other than the type's.
    var naming: String { name.map { "._named(\($0))" } ?? "" }
}
