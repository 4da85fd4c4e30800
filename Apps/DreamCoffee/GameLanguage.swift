import Foundation
import SwiftUI

/// The game's language: the browser's, or the one chosen in the settings.
enum GameLanguage: String, CaseIterable, Codable, Sendable {
    case english = "en"
    case japanese = "ja"

    /// The preferred language of the player's browser or device.
    static var preferred: GameLanguage {
        // The string catalog contains the code of its own language.
        GameLanguage(rawValue: String(localized: "language code")) ?? .english
    }

    var locale: Locale { Locale(identifier: rawValue) }

    /// A localized text in this language.
    func text(_ resource: LocalizedStringResource) -> String {
        var resource = resource
        resource.locale = locale
        return String(localized: resource)
    }

    /// The separator between two sentences.
    var sentenceSeparator: String { self == .japanese ? "" : " " }

    /// Several items as a list.
    func list(_ items: [String]) -> String {
        items.joined(separator: self == .japanese ? "、" : ", ")
    }

    /// Several quoted lines.
    func quoted(_ lines: [String]) -> String {
        self == .japanese ? lines.map { "「\($0)」" }.joined() : list(lines.map { "“\($0)”" })
    }

    /// Whether a text is in this language's script: English in Latin letters, Japanese mostly in kana and kanji.
    func isWritten(in text: String) -> Bool {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        let japanese = letters.count { (0x3040...0x30FF).contains($0.value) || (0x4E00...0x9FFF).contains($0.value) }
        switch self {
        case .english: return !letters.isEmpty && letters.allSatisfy { $0.value < 0x250 }
        case .japanese: return japanese > 0 && japanese * 2 >= letters.count
        }
    }
}
