import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_LinkedInit`, which `@Model` puts at each designated initializer: once everything has a value, the models that the new
/// one is related to learn of it.
public struct LinkedInitMacro: BodyMacro {
    /// Adds a statement at the end.
    public static func expansion(
        of node: AttributeSyntax,
        providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
        in context: some MacroExpansionContext
    ) throws -> [CodeBlockItemSyntax] {
        Array(declaration.body?.statements ?? []) + ["_$storage.link(self)"]
    }

    /// Whether a declaration is an initializer that gives the variables their values itself.
    static func belongs(at declaration: some DeclSyntaxProtocol) -> Bool {
        guard let initializer = declaration.as(InitializerDeclSyntax.self), initializer.body != nil else {
            return false
        }
        return !initializer.modifiers.contains { $0.name.text == "convenience" }
    }
}
