import DisplayList
import Foundation
import FoundationAdditions
import Localization
import Testing

@testable import SwiftUICore

/// A string catalog in two languages, as an app's own, and its text as the generated symbols of a catalog have it.
enum SampleTitle {
    static let texts = ["en": "Teacups", "de": "Teetassen"]
    static let folder = FileManager.default.temporaryDirectory.appending(path: "titles-\(UUID().uuidString)")

    /// Runs the code while the catalog exists.
    @MainActor
    static func whileWritten(_ run: @MainActor () throws -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let units = texts.map { #""\#($0)" : { "stringUnit" : { "state" : "translated", "value" : "\#($1)" } }"# }
        let entry = #""cups" : { "localizations" : { \#(units.joined(separator: ", ")) } }"#
        let catalog = #"{ "sourceLanguage" : "en", "strings" : { \#(entry) }, "version" : "1.1" }"#
        try catalog.write(to: folder.appending(path: "Tea.xcstrings"), atomically: true, encoding: .utf8)
        try run()
    }

    /// Expects the sample's text somewhere among the view's elements, in each language.
    @MainActor
    static func expect(in view: some View, _ what: String, sourceLocation: SourceLocation = #_sourceLocation) {
        for (language, text) in texts {
            let isShown = LocalizationContext.$languages.withValue([language]) {
                TestWindow(view, size: CGSize(width: 900, height: 600)).elements.contains { $0.mentions(text) }
            }
            #expect(isShown, "\(what) in \(language)", sourceLocation: sourceLocation)
        }
    }
}

extension DisplayElement {
    /// Whether a text is somewhere in the element, such as among its lines, prompts and labels.
    func mentions(_ text: String) -> Bool {
        var parts = ""
        dump(self, to: &parts)
        return parts.contains(text)
    }
}

extension LocalizedStringResource {
    static var sample: LocalizedStringResource {
        LocalizedStringResource("cups", table: "Tea", bundle: .atURL(SampleTitle.folder))
    }
}
