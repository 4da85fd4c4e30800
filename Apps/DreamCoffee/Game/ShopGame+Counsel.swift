import SwiftUI

/// What the shop's people know about the day, and what the player can ask them.
extension ShopGame {
    /// Tells the barista, Lisa and the guest about the day, and what they can help with.
    func shareNews() {
        dialogEngine.news = news.text
        dialogEngine.counsel = { [weak self] line, character, language, opensTalk in
            self?.counsel(on: line, by: character, in: language, opensTalk: opensTalk)
        }
    }

    var news: ShopNews { ShopNews(memory: memory, language: language) }

    /// The shop's own answer to a question for a hint, about the day or about the game's rules; nil if the model should answer.
    ///
    /// - Parameters:
    ///   - spoken: The language that the player speaks.
    ///   - opensTalk: Whether the conversation with the character has only just begun.
    func counsel(
        on line: String, by character: any Character, in spoken: GameLanguage? = nil, opensTalk: Bool = true
    ) -> String? {
        guard character is Barista || character is CustomerLisa else { return nil }
        let language = spoken ?? language
        let news = ShopNews(memory: memory, language: language)
        return news.hint(askedBy: line) ?? news.wish(askedFor: line) ?? news.answer(to: line)
            ?? RuleReading(line, opensTalk: opensTalk).map(ShopRules(day: memory.day, language: language).answer)
            ?? (character is Barista ? menu(askedFor: line, in: language) : nil)
    }

    /// The barista's answer to a question about the menu, or about something that isn't on it.
    private func menu(askedFor line: String, in language: GameLanguage) -> String? {
        let drinks = language.list(CoffeeDrink.DrinkType.allCases.map { language.text($0.title) })
        switch MenuTruth.Question(line) {
        case .menu?:
            let flavors = language.list(shelf.map { language.text($0.title) })
            return language.text("We have \(drinks), hot or iced, and these flavours: \(flavors).")
        case .strangeThing?: return language.text("There is none of that here, I’m afraid. We have \(drinks).")
        case nil: return nil
        }
    }

    /// Suggested replies, to be tapped.
    var suggestions: [String] {
        guard let character = dialogEngine.talkingTo, !dialogEngine.isGenerating else { return [] }
        let isOfTheShop = character is Barista || character is CustomerLisa
        return Array(((isOfTheShop ? news.questions : []) + general(character)).prefix(3))
    }

    private func general(_ character: any Character) -> [String] {
        switch character {
        case is Barista:
            ["How is the day going?", "What do you like best?", "Thank you!"].map(language.text)
        case is CustomerLisa:
            ["What did you dream?", "How is your latte?", "Thank you!"].map(language.text)
        default:
            ["How are you?", "What brings you here?", "Have a nice day!"].map(language.text)
        }
    }

    // MARK: The day, on the screen

    /// The hearts of each guest of the day, in the order of serving.
    var heartsOfTheDay: [Double] { memory.guests.prefix(memory.day.servedCount).reversed().map(\.hearts) }

    /// A hint for an idle player: what a new player hasn't done yet, or what the day brings.
    enum Hint: Equatable { case talk, brew, news(LocalizedStringResource) }

    var hint: Hint? {
        guard isQuiet else { return nil }
        if memory.guests.isEmpty {
            if talks.hasMetNobody { return .talk }
            return waiting.isEmpty ? nil : .brew
        }
        guard memory.day.servedCount == 0, memory.day.number > 1, let news = self.news.ofTheDay
        else { return nil }
        return .news(news)
    }
}
