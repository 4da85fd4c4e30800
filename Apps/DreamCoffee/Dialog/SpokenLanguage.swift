extension GameLanguage {
    /// The language of a line; nil if it can't be determined, as for emoji or Arabic.
    init?(of line: String) {
        let letters = line.unicodeScalars.filter(\.properties.isAlphabetic)
        let japanese = letters.count { (0x3040...0x30FF).contains($0.value) || (0x4E00...0x9FFF).contains($0.value) }
        let latin = letters.count { $0.value < 0x250 }
        if japanese > 0, japanese * 2 >= letters.count {
            self = .japanese
        } else if latin >= 4, latin * 2 >= letters.count {
            // Shorter ones ("OK", "lol") are used in every language.
            self = .english
        } else {
            return nil
        }
    }
}
