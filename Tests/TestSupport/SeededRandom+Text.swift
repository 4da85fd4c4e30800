extension SeededRandom {
    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCXYZ0123456789-_-_-@=*./+é日")

    /// Mutates a one-line text: one to four characters are replaced, inserted or removed.
    public mutating func garbled(_ text: String) -> String {
        var letters = Array(text)
        for _ in 0..<Int.random(in: 1...4, using: &self) {
            let letter = Self.letters.randomElement(using: &self)!
            let place = Int.random(in: 0...letters.count, using: &self)
            switch Int.random(in: 0..<3, using: &self) {
            case 0: letters.insert(letter, at: place)
            case 1 where place < letters.count: letters[place] = letter
            case 2 where place < letters.count: letters.remove(at: place)
            default: break
            }
        }
        return String(letters)
    }
}
