import SwiftSyntax
import SwiftSyntaxMacros

/// `#Playground { … }`: Xcode runs it beside the source; here it expands to nothing. The compiler has checked the types
/// of its name and body before that.
public struct PlaygroundMacro: DeclarationMacro {
    /// Makes nothing.
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
