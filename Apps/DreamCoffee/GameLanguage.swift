import Foundation
import SwiftUI

/// A language that the game is played in: the browser's, or the one that the player has chosen in the settings.
enum GameLanguage: String, CaseIterable, Codable, Sendable {
    case english = "en"
    case japanese = "ja"

    /// The one that the player's browser or device asks for.
    static var preferred: GameLanguage {
        // The catalog answers with the code of the language that it speaks.
        GameLanguage(rawValue: String(localized: "language code")) ?? .english
    }

    var locale: Locale { Locale(identifier: rawValue) }

    /// A text of the game's in this language.
    func text(_ resource: LocalizedStringResource) -> String {
        var resource = resource
        resource.locale = locale
        return String(localized: resource)
    }

    /// What stands between two sentences.
    var sentenceSeparator: String { self == .japanese ? "" : " " }

    /// Several things in a row.
    func list(_ items: [String]) -> String {
        items.joined(separator: self == .japanese ? "、" : ", ")
    }

    /// Several things that somebody said.
    func quoted(_ lines: [String]) -> String {
        self == .japanese ? lines.map { "「\($0)」" }.joined() : list(lines.map { "“\($0)”" })
    }

    /// Whether a text is written as this language is: English in Latin letters, Japanese mostly in kana and kanji.
    func isWritten(in text: String) -> Bool {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        let japanese = letters.count { (0x3040...0x30FF).contains($0.value) || (0x4E00...0x9FFF).contains($0.value) }
        switch self {
        case .english: return !letters.isEmpty && letters.allSatisfy { $0.value < 0x250 }
        case .japanese: return japanese > 0 && japanese * 2 >= letters.count
        }
    }
}
