/// Summarizes a longer text: the figures that it mentions most often, with the attributes at their first mention.
enum Extract {
    /// A short description.
    static func description(of text: String, title: String?) -> String {
        let body = Tokenizer.tokens(in: text)
        let tokens = (title.map { Tokenizer.tokens(in: $0) } ?? []) + body
        var counts: [String: Int] = [:]
        for token in tokens where token.meaning?.figure != nil { counts[token.text, default: 0] += 1 }
        if let title {
            for token in Tokenizer.tokens(in: title) where counts[token.text] != nil { counts[token.text]! += 2 }
        }
        let named = tokens.map(\.text).filter { counts[$0] != nil }
        let subject = named.max {
            counts[$0]! < counts[$1]!
                || (counts[$0]! == counts[$1]! && named.firstIndex(of: $0)! > named.firstIndex(of: $1)!)
        }
        guard let subject else { return title ?? text }
        return (looks(before: subject, in: tokens) + [subject] + garments(in: tokens) + places(in: tokens)).joined(
            separator: " ")
    }

    private static func looks(before subject: String, in tokens: [Token]) -> [String] {
        guard let index = tokens.firstIndex(where: { $0.text == subject }) else { return [] }
        return tokens[max(0, index - 4)..<index].filter {
            switch $0.meaning {
            case .tint, .pattern, .mood, .size, .width: true
            default: false
            }
        }.map(\.text)
    }

    private static func garments(in tokens: [Token]) -> [String] {
        tokens.filter {
            switch $0.meaning {
            case .garment, .role: true
            default: false
            }
        }.prefix(2).flatMap {
            ["wearing", $0.text]
        }
    }

    private static func places(in tokens: [Token]) -> [String] {
        tokens.filter { if case .setting = $0.meaning { true } else { false } }.prefix(1).flatMap { ["at", $0.text] }
    }
}
