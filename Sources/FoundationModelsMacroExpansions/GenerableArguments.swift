import SwiftSyntax

/// The arguments of `@Generable`, as expressions: the compiler evaluates them where they are inserted.
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

    /// The beginning of a call of `GenerationSchema`'s initializer.
    var schemaArguments: [String] {
        ["type: Self.self"] + (description.map { ["description: \($0)"] } ?? [])
    }

    /// The beginning of the call for a structure, whose nil values may be written as null.
    var structureSchemaArguments: [String] {
        schemaArguments + (representsNilExplicitly.map { ["representNilExplicitlyInGeneratedContent: \($0)"] } ?? [])
    }

    /// The suffix of the call, if the schema's name differs from the type's.
    var naming: String { name.map { "._named(\($0))" } ?? "" }
}
