import Foundation
import FoundationAdditions

/// The languages of an app's texts: those of its string catalogs and of its `.lproj` folders.
struct AppLanguages {
    /// The source language of the string catalogs; English if there are none.
    let development: String
    /// All languages with texts, the development language first.
    let all: [String]

    /// - Parameter resources: The app's resources. A catalog that can't be read has no languages.
    init(of resources: [URL]) {
        let catalogs = resources.filter { $0.pathExtension == "xcstrings" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .compactMap { try? StringCatalog(contentsOf: $0) }
        let folders = resources.filter { $0.pathExtension == "lproj" }
            .map { $0.deletingPathExtension().lastPathComponent }
            .filter { $0 != "Base" }
        let development = catalogs.first?.sourceLanguage ?? "en"
        let languages = catalogs.reduce(into: Set(folders)) { $0.formUnion($1.languages) }
        all = languages.filter { $0 == development } + languages.filter { $0 != development }.sorted()
        self.development = development
    }
}
