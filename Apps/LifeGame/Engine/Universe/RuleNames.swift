/// Well-known rules by the names that Golly and others use.
enum RuleNames {
    /// Nil for an unknown name.
    static func rule(named name: String) -> String? {
        rules[name.lowercased().filter { $0.isLetter || $0.isNumber }]
    }

    private static let rules = [
        "life": "B3/S23", "conway": "B3/S23", "conwayslife": "B3/S23", "conwaylife": "B3/S23", "gameoflife": "B3/S23",
        "highlife": "B36/S23", "2x2": "B36/S125", "34life": "B34/S34", "amoeba": "B357/S1358",
        "assimilation": "B345/S4567", "coagulations": "B378/S235678", "coral": "B3/S45678",
        "corrosionofconformity": "B3/S124",
        "daynight": "B3678/S34678", "dayandnight": "B3678/S34678", "diamoeba": "B35678/S5678",
        "flakes": "B3/S012345678",
        "lifewithoutdeath": "B3/S012345678", "gnarl": "B1/S1", "inverselife": "B0123478/S34678", "longlife": "B345/S5",
        "maze": "B3/S12345", "mazectric": "B3/S1234", "move": "B368/S245", "morley": "B368/S245",
        "pseudolife": "B357/S238", "replicator": "B1357/S1357", "seeds": "B2/S", "serviettes": "B234/S",
        "persianrug": "B234/S", "stains": "B3678/S235678", "walledcities": "B45678/S2345", "dotlife": "B3/S023",
        "pedestrianlife": "B38/S23", "drylife": "B37/S23", "eightlife": "B3/S238", "honeylife": "B38/S238",
        "flock": "B3/S12", "livefreeordie": "B2/S0", "vote": "B5678/S45678", "anneal": "B4678/S35678",
        "logarithmicreplicator": "B36/S245", "bacteria": "B34/S456", "iceballs": "B25678/S5678",
        "holstein": "B35678/S4678",
    ]
}
