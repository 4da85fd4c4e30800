import Foundation
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import FoundationModelsMacroExpansions

/// What a source becomes, and what the compiler would say about it.
struct Expansion {
    let source: String
    let text: String
    let diagnostics: [Diagnostic]

    /// `protocols` is what the compiler still asks the extension to conform to.
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
            // Swift 6.1 has no conformances with an isolation.
            text = result.description.replacingOccurrences(
                of: ": FoundationModels.Generable {\n    nonisolated",
                with: ": nonisolated FoundationModels.Generable {\n    nonisolated")
        #endif
        diagnostics = context.diagnostics
    }

    var messages: [String] { diagnostics.map(\.message) }

    /// The text on one line, with one space for each gap.
    var line: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// Whether what came out is Swift.
    var isValid: Bool { !Parser.parse(source: text).hasError }

    /// What the messages point to.
    var places: [String] { diagnostics.map(\.node.trimmedDescription) }

    /// The source after the first offer of each message is taken; the places have to be unlike each other.
    var mended: String {
        var text = source
        for case .replace(let old, let new) in diagnostics.compactMap(\.fixIts.first).flatMap(\.changes) {
            guard let range = text.range(of: old.description) else { continue }
            text.replaceSubrange(range, with: new.description)
        }
        return text
    }
}
