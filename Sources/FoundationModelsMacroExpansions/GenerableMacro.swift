import SwiftSyntax
import SwiftSyntaxMacros

/// `@Generable` at a struct or an enum: makes its schema, the conversions from and to generated content, and the type
/// of its snapshots.
///
/// `init(_:)` and `generatedContent` go into an extension, so that a struct keeps its memberwise initialiser.
public struct GenerableMacro: MemberMacro, ExtensionMacro {
    /// Makes the members of the type, and reports what is wrong with it.
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

    /// Makes the conformance and the conversions; nothing where something is wrong with the type.
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf extended: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        // The members' expansion has told what is wrong.
        var problems = Problems()
        let type = GenerableType(declaration, attribute: node, lexicalContext: context.lexicalContext, &problems)
        guard let type, !problems.areErrors else { return [] }
        // Where the type says itself that it conforms, the compiler asks for no conformance.
        let conformance = protocols.isEmpty ? "" : ": \(isolation)FoundationModels.Generable"
        let body = type.conversions.joined(separator: "\n\n")
        return [try ExtensionDeclSyntax("extension \(extended.trimmed)\(raw: conformance) {\n\(raw: body)\n}")]
    }

    /// Where everything is isolated to the main actor unless it says otherwise, a conformance has to say so too; Swift
    /// before 6.2 has neither.
    private static var isolation: String {
        #if compiler(>=6.2)
            "nonisolated "
        #else
            ""
        #endif
    }
}

extension GenerableType {
    /// What goes into the type itself, without what its author has written.
    fileprivate var members: [String] {
        switch shape {
        case .structure(let properties): structureMembers(properties)
        case .choices(let choices): choicesMembers(choices)
        case .union(let union): unionMembers(union)
        }
    }

    /// What goes into an extension of the type, without what its author has written.
    fileprivate var conversions: [String] {
        switch shape {
        case .structure(let properties): structureConversions(properties)
        case .choices(let choices): choicesConversions(choices)
        case .union(let union): unionConversions(union)
        }
    }
}
