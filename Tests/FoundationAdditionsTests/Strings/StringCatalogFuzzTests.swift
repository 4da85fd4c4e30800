import Foundation
import TestSupport
import Testing

@testable import FoundationAdditions

/// Any string catalog is read or refused with a named error.
@Suite struct StringCatalogFuzzTests {
    private static let words = [
        "{", "}", "[", "]", ":", ",", "\"", "null", "true", "%1$lld", "%#@n@", "%arg",
        "\"variations\":{\"plural\":{\"one\":{}}},", "\"substitutions\":{},", "\"argNum\":0,",
    ]

    private static let inputs = [
        #"{"sourceLanguage":"en","strings":{"%lld cups":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"#
            + #""state":"translated","value":"%lld cup"}},"other":{"stringUnit":{"state":"translated","value":"%lld cups"}}}}},"#
            + #""ja":{"stringUnit":{"state":"new","value":"%#@n@"},"substitutions":{"n":{"argNum":1,"formatSpecifier":"lld","#
            + #""variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}}}}}},"version":"1.0"}"#
    ]

    @Test func `whatever a table of texts holds is read or refused`() throws {
        let folder = try TemporaryFolder()
        try Fuzzing("xcstrings", words: Self.words, inputs: Self.inputs).run { bytes in
            let file = try folder.write(Data(bytes), to: "L.xcstrings")
            do {
                let catalog = try StringCatalog(contentsOf: file)
                for key in catalog.keys {
                    let text = catalog.localization(forKey: key, languages: ["ja", "en"])
                    _ = text?.rendered(with: [.integer(1), .string("x")], locale: Locale(identifier: "en"))
                }
            } catch { #expect(error is AssetError) }
        }
    }
}
