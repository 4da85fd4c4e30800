import Foundation
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import FoundationModelsMacroExpansions

/// A source's macro expansion and its diagnostics.
struct Expansion {
    let source: String
    let text: String
    let diagnostics: [Diagnostic]

    /// `protocols` are the conformances that the compiler still requests from the extension.
    init(_ source: String, protocols: [TypeSyntax] = ["Generable"]) {
        let file = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "App", fullFilePath: "App.swift")])
        let result = file.expand(
            macroSpecs: [
                "Generable": MacroSpec(type: GenerableMacro.self, conformances: protocols),
                "Guide": MacroSpec(type: GuideMacro.self),
            ],
            contextGenerator: {
                BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
            })
        self.source = source
        #if compiler(>=6.2)
            text = result.description
        #else
            // Swift 6.1 has no isolated conformances.
            text = result.description.replacingOccurrences(
                of: ": FoundationModels.Generable {\n    nonisolated",
                with: ": nonisolated FoundationModels.Generable {\n    nonisolated")
        #endif
        diagnostics = context.diagnostics
    }

    var messages: [String] { diagnostics.map(\.message) }

    /// The text on one line, with each run of white space replaced by one space.
    var line: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// Whether the expansion parses as Swift.
    var isValid: Bool { !Parser.parse(source: text).hasError }

    /// The nodes that the diagnostics point to.
    var places: [String] { diagnostics.map(\.node.trimmedDescription) }

    /// The source after the first fix-it of each diagnostic. The texts that are replaced have to differ.
    var mended: String {
        var text = source
        for case .replace(let old, let new) in diagnostics.compactMap(\.fixIts.first).flatMap(\.changes) {
            guard let range = text.range(of: old.description) else { continue }
            text.replaceSubrange(range, with: new.description)
        }
        return text
    }
}
