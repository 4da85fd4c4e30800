import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ModelActor actor Importer { … }`: makes an actor with its own context.
public struct ModelActorMacro: MemberMacro, ExtensionMacro {
    /// Makes the container, the executor, and an initializer.
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(ActorDeclSyntax.self) else { throw ModelError.noActor }
        let access = declaration.memberAccess
        return [
            "\(raw: access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
            "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
            """
            \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
                let modelContext = SwiftData.ModelContext(modelContainer)
                self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
                self.modelContainer = modelContainer
            }
            """,
        ]
    }

    /// Makes the conformance to `ModelActor`.
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(ActorDeclSyntax.self), !protocols.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
    }
}

/// `#Unique<Trip>([\.name], [\.city, \.start])` and `#Index<Trip>(…)` in a model: sets of properties that are unique, or indexed,
/// together.
public struct KeyPathSetsMacro: DeclarationMacro {
    /// Makes the variable through which the schema finds the sets.
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let name = node.macroName.text == "Unique" ? "_uniqueKeyPaths" : "_indexedKeyPaths"
        let model = node.genericArgumentClause?.arguments.trimmedDescription ?? "Self"
        let owner = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self)
        let list = "[\(node.arguments.map(\.expression.trimmedDescription).joined(separator: ", "))]"
        let sets = owner?.withoutIsolation(list) ?? list
        return [
            """
            \(raw: owner?.memberAccess ?? "")nonisolated static var \(raw: name): [[AnyKeyPath]] {
                let sets: [[PartialKeyPath<\(raw: model)>]] = \(raw: sets)
                return sets
            }
            """
        ]
    }
}
