import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_LinkedInit`, which `@Model` adds to each designated initializer: after initialization, it updates the inverse relationships
/// of related models.
public struct LinkedInitMacro: BodyMacro {
    /// Adds a statement at the end of the body.
    public static func expansion(
        of node: AttributeSyntax,
        providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
        in context: some MacroExpansionContext
    ) throws -> [CodeBlockItemSyntax] {
        Array(declaration.body?.statements ?? []) + ["_$storage.link(self)"]
    }

    /// Whether a declaration is a designated initializer.
    static func belongs(at declaration: some DeclSyntaxProtocol) -> Bool {
        guard let initializer = declaration.as(InitializerDeclSyntax.self), initializer.body != nil else {
            return false
        }
        return !initializer.modifiers.contains { $0.name.text == "convenience" }
    }
}
