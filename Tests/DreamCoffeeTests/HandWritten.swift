import Foundation
import Testing

@testable import DreamCoffee

/// The items of `Models/kissa-mini/evaluation`, written separately from the embedded model's training data.
enum HandWritten {
    /// A player's line, and patterns for a suitable reply.
    struct Line: Decodable {
        let language: String
        let persona: String
        let line: String
        /// Regular expressions, each of which has to match the reply.
        let any: [String]
        /// Previous lines; such items are asked elsewhere.
        let before: [[String]]?

        func isFitted(by reply: String) throws -> Bool {
            try any.allSatisfy { try reply.contains(Regex($0).ignoresCase().wordBoundaryKind(.simple)) }
        }
    }

    /// An order, a drink, and the verdict on it.
    struct Order {
        let text: String
        let drink: CoffeeDrink
        /// The parts of the drink that are as ordered, and those that aren't, in the words of the order's language.
        let matched: Set<String>
        let missed: Set<String>
    }

    private static let directory = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "../../Models/kissa-mini/evaluation").standardizedFileURL

    private static func text(of name: String) throws -> String {
        try String(contentsOf: directory.appending(path: name), encoding: .utf8)
    }

    static func lines(in language: GameLanguage) throws -> [Line] {
        try text(of: "lines.jsonl").split(separator: "\n")
            .map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
            .filter { $0.language == language.rawValue && $0.before == nil }
    }

    /// The instructions of a persona's session: its name, its character, and its last line.
    static func instructions(of persona: String, in language: GameLanguage) throws -> String {
        let personas = try JSONDecoder().decode(
            [String: [String: [String]]].self, from: Data(text(of: "personas.json").utf8))
        let facts = try #require(personas[persona]?[language.rawValue])
        return language.text(
            """
            This is a conversation between a character of a game and its player. You are \(facts[0]). Speak in the first \
            person, as \(facts[0]), and never as anyone else. \(facts[1])
            The coffee shop lies in a dream: everything is free, and the baristas are paid in inspiration. Answer in \
            one or two short, friendly sentences.
            You just said: "\(facts[2])"
            """)
    }

    static func orders(in language: GameLanguage) throws -> [Order] {
        try text(of: "verdicts.txt").split(separator: "\n")
            .map {
                $0.split(separator: "|", omittingEmptySubsequences: false).map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
            }
            .filter { $0.first == language.rawValue }
            .map(order)
    }

    /// Parses an order from a line's fields: language, order, the drink's parts, those that match, those that don't.
    private static func order(_ fields: [String]) throws -> Order {
        let parts = fields[2].split(separator: " ").map(String.init)
        let drink = CoffeeDrink(
            drinkType: try #require(parts.firstPart()), temperature: try #require(parts.firstPart()),
            milk: parts.firstPart() ?? .none, flavors: parts.compactMap(CoffeeDrink.Flavor.init(rawValue:)))
        let language: GameLanguage = fields[0] == "ja" ? .japanese : .english
        let judged = try fields[3...4].map { try Set(titles($0, language)) }
        return Order(text: fields[1], drink: drink, matched: judged[0], missed: judged[1])
    }

    private static func titles(_ parts: String, _ language: GameLanguage) throws -> [String] {
        try parts.split(separator: " ").map { language.text(try #require(Taste(String($0))).title) }
    }
}

extension Taste {
    /// The taste with a raw value, of any kind.
    init?(_ name: String) {
        if let drink = CoffeeDrink.DrinkType(rawValue: name) {
            self = .drink(drink)
        } else if let temperature = CoffeeDrink.Temp(rawValue: name) {
            self = .temperature(temperature)
        } else if let milk = CoffeeDrink.MilkType(rawValue: name) {
            self = .milk(milk)
        } else if let flavor = CoffeeDrink.Flavor(rawValue: name) {
            self = .flavor(flavor)
        } else {
            return nil
        }
    }
}

extension [String] {
    fileprivate func firstPart<Part: DrinkPart>() -> Part? {
        lazy.compactMap(Part.init(rawValue:)).first
    }
}
