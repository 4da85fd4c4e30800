import Foundation
import Localization
import TestSupport
import Testing

@testable import FoundationModels

/// Apps check whether `supportedLanguages` contains a locale's language, which includes a region.
@Suite("The languages of a model")
struct SupportedLanguageTests {
    @Test
    func `a model that knows the process's language has it in its set, region and all`() throws {
        var file = ParrotModelFile.saying("Hi")
        let code = try #require(Locale.current.language.languageCode?.identifier)
        file.languages = [code]
        let fixture = try LocalModelFixture(file)
        #expect(fixture.model().supportedLanguages.contains(Locale.current.language))
        #expect(fixture.model().supportedLanguages.contains(.init(identifier: code)))
    }

    @Test
    func `a language that the model does not know is not in its set, whoever speaks it`() throws {
        var file = ParrotModelFile.saying("Hi")
        file.languages = ["tlh"]
        let model = try LocalModelFixture(file).model()
        LocalizationContext.$languages.withValue(["fr-FR"]) {
            #expect(model.supportedLanguages == [.init(identifier: "tlh")])
        }
    }

    @Test
    func `in a window the visitor's languages are in the set, where the model knows them`() throws {
        let model = try LocalModelFixture(.saying("Hi")).model()
        #expect(!model.supportedLanguages.contains(Locale(identifier: "ja_JP").language))
        LocalizationContext.$languages.withValue(["ja-JP", "fr-FR"]) {
            LocalizationContext.$locale.withValue(Locale(identifier: "en_GB")) {
                let languages = model.supportedLanguages
                #expect(languages.contains(Locale(identifier: "ja_JP").language))
                #expect(languages.contains(Locale(identifier: "en_GB").language))
                #expect(!languages.contains(Locale(identifier: "fr_FR").language))
            }
        }
    }

    @Test
    func `a model that does not tell its languages is given the benefit of doubt`() throws {
        var file = ParrotModelFile.saying("Hi")
        file.languages = []
        let model = try LocalModelFixture(file).model()
        #expect(model.supportedLanguages.contains(Locale.current.language))
        #expect(model.supportsLocale(Locale(identifier: "tlh")))
    }

    @Test
    func `so is a server`() async throws {
        let server = try FixtureServer(replies: [.json("{}", status: 404)])
        #expect(try server.model().supportedLanguages.contains(Locale.current.language))
    }
}
