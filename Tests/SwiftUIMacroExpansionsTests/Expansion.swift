import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import SwiftUIMacroExpansions

/// A source's macro expansion and its diagnostics.
func expanded(_ source: String) -> (text: String, messages: [String]) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
        sourceFiles: [file: .init(moduleName: "App", fullFilePath: "App.swift")])
    let macros: [String: any Macro.Type] = [
        "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self, "Entry": EntryMacro.self,
        "Animatable": AnimatableMacro.self, "AnimatableIgnored": AnimatableIgnoredMacro.self,
        "_selector": SelectorMacro.self,
    ]
    let result = file.expand(
        macros: macros,
        contextGenerator: {
            BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
        })
    return (result.description, context.diagnostics.map(\.message))
}
