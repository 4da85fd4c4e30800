extension GameLanguage {
    /// The language that a line is written in; nil where it doesn't tell, as a line of emoji or of Arabic doesn't.
    init?(of line: String) {
        let letters = line.unicodeScalars.filter(\.properties.isAlphabetic)
        let japanese = letters.count { (0x3040...0x30FF).contains($0.value) || (0x4E00...0x9FFF).contains($0.value) }
        let latin = letters.count { $0.value < 0x250 }
        if japanese > 0, japanese * 2 >= letters.count {
            self = .japanese
        } else if latin >= 4, latin * 2 >= letters.count {
            // Shorter ones ("OK", "lol") are said in every language.
            self = .english
        } else {
            return nil
        }
    }
}
