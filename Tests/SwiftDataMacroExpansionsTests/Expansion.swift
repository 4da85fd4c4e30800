import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import SwiftDataMacroExpansions

/// A source's macro expansion and its diagnostics. The compiler requests all conformances of `@Model`'s declaration.
func expanded(_ source: String) -> (text: String, messages: [String]) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
        sourceFiles: [file: .init(moduleName: "App", fullFilePath: "App.swift")])
    let macros: [String: MacroSpec] = [
        "Model": MacroSpec(type: ModelMacro.self, conformances: ["Observable", "PersistentModel", "Sendable"]),
        "Transient": MacroSpec(type: MarkerMacro.self), "Query": MacroSpec(type: QueryMacro.self),
        "ModelActor": MacroSpec(type: ModelActorMacro.self), "Unique": MacroSpec(type: KeyPathSetsMacro.self),
    ]
    let result = file.expand(
        macroSpecs: macros,
        contextGenerator: {
            BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
        })
    return (result.description, context.diagnostics.map(\.message))
}
