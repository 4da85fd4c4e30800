import SwiftSyntax
import SwiftSyntaxMacros

/// `@Generable` at a struct or an enum: generates its schema, the conversions from and to generated content, and the
/// type of its snapshots.
///
/// `init(_:)` and `generatedContent` go into an extension, so that a struct keeps its memberwise initializer.
public struct GenerableMacro: MemberMacro, ExtensionMacro {
    /// Generates the members of the type, and reports its errors.
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        var problems = Problems()
        let type = GenerableType(declaration, attribute: node, lexicalContext: context.lexicalContext, &problems)
        problems.found.forEach(context.diagnose)
        guard let type, !problems.areErrors else { return [] }
        return type.members.map { "\(raw: $0)" }
    }

    /// Generates the conformance and the conversions; nothing if the type has errors.
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf extended: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        // The expansion of the members has reported the errors already.
        var problems = Problems()
        let type = GenerableType(declaration, attribute: node, lexicalContext: context.lexicalContext, &problems)
        guard let type, !problems.areErrors else { return [] }
        // If the type already conforms, the compiler requests no conformance.
        let conformance = protocols.isEmpty ? "" : ": \(isolation)FoundationModels.Generable"
        let body = type.conversions.joined(separator: "\n\n")
        return [try ExtensionDeclSyntax("extension \(extended.trimmed)\(raw: conformance) {\n\(raw: body)\n}")]
    }

    /// With main actor isolation by default, the conformance must be marked `nonisolated`; Swift before 6.2 has
    /// neither.
    private static var isolation: String {
        #if compiler(>=6.2)
            "nonisolated "
        #else
            ""
        #endif
    }
}

extension GenerableType {
    /// The generated members of the type itself, except for those that its author has written.
    fileprivate var members: [String] {
        switch shape {
        case .structure(let properties): structureMembers(properties)
        case .choices(let choices): choicesMembers(choices)
        case .union(let union): unionMembers(union)
        }
    }

    /// The generated members of an extension, except for those that the type's author has written.
    fileprivate var conversions: [String] {
        switch shape {
        case .structure(let properties): structureConversions(properties)
        case .choices(let choices): choicesConversions(choices)
        case .union(let union): unionConversions(union)
        }
    }
}
