import SwiftUI

/// How a guest can name what is wrong with its drink: true sentences based on the comparison, one of which it says if its own
/// words mention nothing.
struct MistakeWords: Sendable {
    let comparison: DrinkComparison
    let language: GameLanguage

    /// The maximum number of parts named in one sentence.
    private static let partCountMax = 2

    /// Empty if the drink is completely right.
    var sentences: [String] {
        resources.map(language.text)
    }

    private var resources: [LocalizedStringResource] {
        if !given.isEmpty { return inPlace(list(given), of: list(missed)) }
        if !missed.isEmpty { return missing(list(missed)) }
        return tooMuch.isEmpty ? [] : onTop(list(tooMuch))
    }

    private var wrong: [DrinkComparison.Row] {
        Array(comparison.rows.filter { $0.standing == .wrong }.prefix(Self.partCountMax))
    }
    private var given: [String] {
        let isHotByName = wrong.contains { $0.taste == .drink(.hotChocolate) }
        return wrong.filter { !isHotByName || $0.taste != .temperature(.hot) }.map(\.spokenPart)
    }
    private var missed: [String] {
        let rows = wrong + comparison.rows.filter { $0.standing == .missing }
        let isHotByName = rows.contains { $0.wish?.tastes == [.drink(.hotChocolate)] }
        var seen = Set<String>()
        return Array(
            rows.filter { !isHotByName || $0.wish?.tastes != [.temperature(.hot)] }.compactMap(\.spokenWish).filter {
                seen.insert($0).inserted
            }.prefix(Self.partCountMax))
    }
    private var tooMuch: [String] {
        comparison.rows.filter { $0.standing == .tooMuch }.prefix(Self.partCountMax).map(\.spokenPart)
    }

    private func list(_ parts: [String]) -> String {
        parts.dropFirst().reduce(parts[0]) { language.text("\($0) and \($1)") }
    }

    private func inPlace(_ given: String, of missed: String) -> [LocalizedStringResource] {
        [
            "You gave me \(given), and I had wished for \(missed).", "I had asked for \(missed), and got \(given).",
            "I had dreamt of \(missed), and this is \(given).", "You made me \(given). I had ordered \(missed).",
            "I was hoping for \(missed), and you made me \(given).", "I wanted \(missed), and you gave me \(given).",
        ]
    }

    private func missing(_ missed: String) -> [LocalizedStringResource] {
        [
            "I had wished for \(missed), too.", "I was hoping for \(missed) as well.", "I still miss \(missed).",
            "I had asked for \(missed), and can’t find it.", "I had ordered \(missed), and it isn’t in here.",
        ]
    }

    private func onTop(_ tooMuch: String) -> [LocalizedStringResource] {
        [
            "You gave me \(tooMuch) as well, and I hadn’t wished for that.",
            "There is \(tooMuch) in it, and nobody asked for that.", "I didn’t expect \(tooMuch) in it.",
            "You put in \(tooMuch), and that was too much.",
        ]
    }
}

extension DrinkComparison.Row {
    /// The part of the drink as it is called in a sentence.
    fileprivate var spokenPart: String { spoken(part: taste, wish) }
    /// What had been ordered instead of it.
    fileprivate var spokenWish: String? { wish.map { spoken(part: nil, $0) } }

    private func spoken(part: Taste?, _ wish: Wish?) -> String {
        if let part { return language.text(part.spokenTitle) }
        guard let wish else { return "" }
        return wish.isRefused ? wish.words(in: language) : language.text(wish.spokenTitle)
    }
}

extension Taste {
    /// As it is called in a sentence: "a latte", "something iced".
    fileprivate var spokenTitle: LocalizedStringResource {
        switch self {
        case .drink(.latte): "a latte"
        case .drink(.dripCoffee): "drip coffee"
        case .drink(.espresso): "an espresso"
        case .drink(.macciato): "a macchiato"
        case .drink(.cappucino): "a cappuccino"
        case .drink(.cortado): "a cortado"
        case .drink(.tea): "tea"
        case .drink(.hotChocolate): "hot chocolate"
        case .temperature(.hot): "something hot"
        case .temperature(.iced): "something iced"
        case .milk, .flavor: title
        }
    }
}

extension Wish {
    /// The title as it is used within a sentence; for a mood, with its noun.
    fileprivate var spokenTitle: LocalizedStringResource {
        tastes.first { $0.title == title }?.spokenTitle ?? spokenMood ?? title
    }
}
