import Foundation

/// On which side of the counter somebody is: staff take orders, guests give them.
enum CounterSide: Sendable {
    case staff, guest

    /// Whether somebody on this side can say this text.
    func speaks(_ text: String) -> Bool {
        let sentences = text.lowercased().replacing("’", with: "'").split(whereSeparator: { ".!?。！？\n".contains($0) })
        return !sentences.contains { sentence in
            let sentence = String(sentence)
            switch self {
            case .guest: return Self.servings.contains(where: sentence.contains)
            case .staff: return Self.orders.contains(where: sentence.contains) && Self.namesDrink(sentence)
            }
        }
    }

    private static func namesDrink(_ sentence: String) -> Bool {
        sentence.contains(/\b(coffee|drink|cup|something)\b|コーヒー|飲み物|一杯|もの/) || !OrderReading(sentence).wishes.isEmpty
    }

    /// What only staff say.
    nonisolated(unsafe) private static let servings: [Regex<Substring>] = [
        /\b(?:can|could|may|shall|should|let) (?:i|we|me) (?:get|make|bring|pour|brew|serve|offer|fix|prepare|take) (?:you|your|it for you|one for you)\b/,
        /\bwhat (?:can|may) (?:i|we) (?:get|make|do|bring|offer|serve|pour)\b/, /\bcoming (?:right |straight )?up\b/,
        /\b(?:what|how) would you like\b|\bwhat'll (?:it|you)\b|\bwhat will (?:it be|you have)\b/,
        /\bwould you like (?:a|an|some|one|another|something|to (?:order|drink|try))\b/,
        /\b(?:ready to|may i take your|take your|your|for your) orders?\b/,
        /\b(?:i'll|i will|i can|i'm going to|let me) (?:make|brew|bring|pour|serve|prepare|fix|get) (?:you|your|one|it|that|a|an|some|them)\b/,
        /\bwelcome to (?:dream coffee|the shop|our|my|the coffee)\b/, /\b(?:here's|here is|here comes) your\b/,
        /\bi(?:'m| am) (?:the|a|your|only a|just a|only the|just the)?(?: head| night| new)? ?barista\b/,
        /\bi (?:work|brew|serve|pour|make (?:the |all |every )?(?:coffee|drinks?|cups?))\b/,
        /\bmy (?:customers|counter|shop|machine|menu|guests)\b|\bour (?:customers|menu|guests|counter)\b/,
        /\b(?:we|i) (?:serve|sell|brew|recommend)\b|\bon the house\b|\bi(?:'m| am) the owner\b|\bi (?:own|run) (?:this|the)\b|\b(?:my|our) (?:coffee )?shop\b/,
        /いらっしゃいませ|ご注文|お作りし|お作りいた|ご用意|お持ちし|何になさ|なにになさ|何にします|なにをお|何をお(?:飲|作|出|持|淹)|当店|お待たせ|お淹れし|お入れし|おいれし|淹れます|淹れましょう|いれます(?:よ|ね)|入れましょう|お出しし|注ぎます|お召し上がり|店主|店長(?:です|を|だ)|承知しました|承知いたし|かしこまり|仕上げます|仕上げて(?:あげ|さしあげ)|お待ちして|ここで働|この店の者/,
        /バリスタ(?:です|だよ|だ$|と答え|として|をして|長)|エプロン|この仕事|注文を(?:取|聞)/,
        /\byou can have (?:a|an|some|one)\b|\b\w+ for you\b$|\btake the orders?\b|\bbehind (?:the|my|our) counter\b|\bapron\b|\bevery guest\b|\bmy (?:job|shift)\b/,
        /(?:作|つく)りましょう|(?:作|つく)りますよ|(?:作|つく)って(?:あげ|さしあげ)/,
    ]

    /// What only guests say about a drink.
    nonisolated(unsafe) private static let orders: [Regex<Substring>] = [
        /\b(?:i'd|i would) (?:like|love|take|have|prefer|fancy) (?:to (?:have|order|drink|try) )?(?:a|an|some|one|another|my|the|something)\b/,
        /\b(?:can|could|may|might) i (?:please )?(?:have|get|order|try)\b/,
        /\bi(?:'ll| will) (?:have|take|order|try|drink)\b/,
        /\b(?:make|bring|get|give|pour) me (?:a|an|some|one|another)\b/,
        /\bi (?:want|need|ordered|came for|am here for) (?:a|an|some|one|another|my)\b/,
        /\b(?:my|one|an?) .{0,30}, please\b/, /\bi(?:'m| am) (?:having|drinking|waiting for) (?:a|an|my|some)\b/,
        /\bmy order\b/,
        /(?:を|、|で)(?:ください|下さい|いただけますか|もらえますか|いただきたい|もらおう|飲みたい|のみたい|注文したい|注文し|頼みたい|頼ん)/, /が(?:飲みたい|のみたい|ほしい|欲しい)/,
        /(?:を|に)(?:します|しよう|しようかな)$/, /をお願い(?:します|できますか|したい)|いただきます$/,
    ]
}
