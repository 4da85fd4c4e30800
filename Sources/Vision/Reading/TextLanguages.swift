import Foundation
import Synchronization

/// The languages that Tesseract reads on this machine: Debian has a package for each.
enum TextLanguages {
    private static let read = Mutex<[String]?>(nil)

    /// Tesseract's names of those that are installed. Several read at once cost each other time.
    static func installed() throws(VisionError) -> [String] {
        if let known = read.withLock({ $0 }) { return known }
        let lines = try TextReader.program.run(["--list-langs"]).split(separator: "\n").dropFirst()
        // `osd` finds out how a page lies; what stands upright is no language of its own.
        let names = lines.map(String.init).filter { $0 != "osd" && !$0.hasSuffix("_vert") && !$0.contains("/") }
        read.withLock { $0 = names }
        return names
    }

    /// Tesseract's name of a language: three letters, and how Chinese is written.
    static func name(of language: Locale.Language) -> String? {
        guard let code = language.languageCode else { return nil }
        if code.identifier == "zh" {
            let script = language.script?.identifier
            let isTraditional =
                script == "Hant" || script == nil && ["TW", "HK", "MO"].contains(language.region?.identifier)
            return isTraditional ? "chi_tra" : "chi_sim"
        }
        return code.identifier(.alpha3)
    }

    /// The language of one of Tesseract's names.
    static func language(named name: String) -> Locale.Language {
        switch name {
        case "chi_sim": Locale.Language(identifier: "zh-Hans")
        case "chi_tra": Locale.Language(identifier: "zh-Hant")
        default:
            Locale.Language(identifier: Locale.LanguageCode(name).identifier(.alpha2) ?? name)
        }
    }

    /// The names of wanted languages, of which each must be installed; of none, those that are.
    static func names(of languages: [Locale.Language], automatically: Bool) throws(VisionError) -> [String] {
        let installed = try installed()
        guard let first = installed.first else {
            throw .operationFailed("No language of tesseract is installed, such as tesseract-ocr-eng.")
        }
        var names: [String] = []
        for language in languages {
            guard let name = name(of: language), installed.contains(name) else {
                let package = name(of: language).map { "tesseract-ocr-\($0.replacing("_", with: "-"))" }
                throw .operationFailed(
                    "The language \(language.minimalIdentifier) isn't read here; \(package ?? "no package") has it.")
            }
            if !names.contains(name) { names.append(name) }
        }
        // English first, whose letters are in every other text.
        let english = installed.contains("eng") ? "eng" : first
        if automatically || names.isEmpty {
            names += ([english] + installed).filter { !names.contains($0) }.reduce(into: []) { list, name in
                if !list.contains(name) { list.append(name) }
            }
        }
        return Array(names.prefix(languagesMax))
    }

    /// Each takes its time.
    private static let languagesMax = 6
}
