import SwiftSyntax
import SwiftSyntaxMacros

/// `#Playground { … }`: Xcode runs it next to the source; here it expands to nothing. The compiler type-checks its
/// arguments before the expansion.
public struct PlaygroundMacro: DeclarationMacro {
    /// Generates nothing.
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
