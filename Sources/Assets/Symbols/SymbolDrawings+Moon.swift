extension SymbolDrawings {
    /// The moon's phases as the northern hemisphere sees them: a ring, and in it the lit part.
    static let moons: [String: String] = {
        let right = "M8 2.8A5.2 5.2 0 0 1 8 13.2", left = "M8 2.8A5.2 5.2 0 0 0 8 13.2"
        // How the part ends in the middle: on the side that is lit, straight, or beyond the middle.
        let lit: [String: String] = [
            "waxing.crescent": right + "A2.6 5.2 0 0 0 8 2.8z", "first.quarter": right + "z",
            "waxing.gibbous": right + "A2.6 5.2 0 0 1 8 2.8z", "waning.gibbous": left + "A2.6 5.2 0 0 0 8 2.8z",
            "last.quarter": left + "z", "waning.crescent": left + "A2.6 5.2 0 0 1 8 2.8z", "new.moon": "",
            "full.moon": right + "A5.2 5.2 0 0 1 8 2.8z",
        ]
        var moons: [String: String] = [:]
        for (name, part) in lit {
            moons["moonphase." + name] =
                "<path fill-rule=\"evenodd\" d=\"M8 1A7 7 0 1 0 8 15A7 7 0 1 0 8 1zM8 2A6 6 0 1 1 8 14A6 6 0 1 1 8 2z\(part)\"/>"
        }
        return moons
    }()
}
