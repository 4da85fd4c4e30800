import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview { … }`: Xcode shows it beside the source; here it expands to nothing. The compiler has checked the types of
/// its name, traits and body before that, so a preview can't go stale unseen.
public struct PreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// `@Previewable @State var …` in a preview: a mark for Xcode, without an effect here.
public struct PreviewableMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
