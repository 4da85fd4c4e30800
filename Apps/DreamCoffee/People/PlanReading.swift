import Foundation

/// Whether a line asks about the player's plans, and for which days: this decides whether a guest looks at the calendar.
///
/// It knows the words for plans, appointments and dates in both languages, like ``OrderReading`` for orders. Small talk that only
/// mentions a day ("What a day!") doesn't count.
struct PlanReading: Equatable, Sendable {
    /// The requested days.
    let days: PlanDays

    /// - Parameters:
    ///   - earlier: What the previous line asked for, to which "And on Friday?" refers.
    /// - Returns: nil if the line doesn't ask about plans.
    init?(_ line: String, after earlier: PlanReading? = nil, on today: Date, in calendar: Calendar) {
        let text = Self.normalized(line)
        let days = PlanDays(in: text, on: today, calendar)
        let goesOn = earlier != nil && days != nil && text.count <= 40 && Self.isQuestion(text)
        guard goesOn || Self.asksForPlans(text, namesDays: days != nil) else { return nil }
        self.days = days ?? .soon(on: today, calendar)
    }

    private static func normalized(_ line: String) -> String {
        let folded = line.precomposedStringWithCompatibilityMapping.lowercased().replacing("’", with: "'")
        return folded.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func asksForPlans(_ text: String, namesDays: Bool) -> Bool {
        guard isQuestion(text), !PlanWords.idioms.contains(where: text.contains) else { return false }
        if PlanWords.plans.contains(where: text.contains) { return true }
        return namesDays && PlanWords.deeds.contains(where: text.contains)
    }

    /// Japanese questions often have no question mark, and both languages can use an imperative instead.
    private static func isQuestion(_ text: String) -> Bool {
        PlanWords.questions.contains(where: text.contains)
    }
}

/// The vocabulary of ``PlanReading``. English words match whole words.
private enum PlanWords {
    nonisolated(unsafe) static let questions: [Regex<Substring>] = [
        /[?？]/,
        /^(?:so |and |ok |okay |hey |hi |hello |say |well |please |um |oh )*,? ?(?:what|when|where|which|who|how|do|does|did|are|am|is|was|were|have|has|had|will|shall|should|can|could|would|any|anything|tell|show|check|look|remind|give|find|list|read|let me know)\b/,
        /\b(?:tell me|show me|remind me|remember|forgot|forget|wonder|look (?:in|into|at|up)|check|let me know|i'd like to know|i want to know|not sure|can you see|have a look)\b/,
        /(?:か|かな|っけ|かしら|の|かい|だろう|でしょう)[。．.！!〜~]*$/,
        /教えて|見て|見せて|みせて|確認|調べ|確かめ|覚えて|忘れ|思い出|知りたい|のぞいて|聞きたい|チェック|読んで|見といて/,
        /(?:予定|約束|スケジュール|用事|アポ|イベント)(?:は|って)?(?:ある|あり|入って|ない|あった)/,
    ]

    /// Idioms with these words that don't ask about plans.
    nonisolated(unsafe) static let idioms: [Regex<Substring>] = [
        /\b(?:nice|good|great|lovely|pleased|glad|happy) (?:to meet|meeting) you\b/, /\bmeeting (?:new )?people\b/,
        /\bin any event\b/,
        /\b(?:do|did) you (?:ever )?plan (?:to|on)\b/,
        /\bwhat (?:day|date) is (?:it|today)\b|\bwhat's the (?:date|day|time)\b/,
        /\b(?:do|have|did) we (?:ever )?(?:know|met)\b|\bhave we met\b/,
        /\bshall we (?:have|drink|get|order|share|try)\b/,
        /\b(?:what|anything) (?:do|can|shall|should|would|will|did|are|am) (?:you|we|i) (?:want|like|recommend|drink|order|have|having|drinking) (?:to )?(?:drink|eat|order|today|tonight|this)/,
        /\bare we (?:in )?(?:a )?dream/,
        /約束(?:する|します|だよ|ですよ|して(?:くれ|ね))/, /何(?:を|に)?(?:飲|食|注文|頼|する気分)/, /計画的/, /初めて会/,
    ]

    /// Words that ask about plans on any day.
    nonisolated(unsafe) static let plans: [Regex<Substring>] = [
        /\b(?:plans|planned|planning|plan|calendars?|schedules?|scheduled|appointments?|agendas?|diary|planner|events?|booked|bookings?|rendezvous|to-?do list)\b/,
        /\b(?:meetings?|meet-?ups?|get-?togethers?|reservations?|engagements?|arrangements?|arranged?|arrange)\b/,
        /\b(?:our|any|a|next|which|the) (?:next )?dates?\b(?: with| together| planned| on|\?|$)/,
        /\b(?:are|were|will|do|did|when|where|should|shall|can|could|would|if) (?:and )?(?:we|you and i|us)(?: \w+)? (?:meet|meeting|met|see each other|seeing each other|getting together|get together|hanging out|hang out|catching up|catch up|going out|go out|supposed to|agree|agreed)\b/,
        /\bwe (?:had |have )?(?:said|agreed|wanted|were going|are going|promised|were supposed|are supposed)\b/,
        /\b(?:when|what time|at what hour|how soon).*\b(?:we|us|our|together|each other|with (?:you|me))\b/,
        /\bwhen (?:do|will|can|am|should) i (?:see|meet|seeing|meeting) you\b/,
        /\bwhen(?:'s| is| are).*\b(?:next|our)\b/,
        /\b(?:coming|lined) up\b|\bin store for (?:us|me)\b|\bwhat(?:'s| is) next for us\b/,
        /\b(?:do|did) (?:i|we) have (?:something|anything|someplace|somewhere)\b.*\b(?:with you|together|planned|on|coming)\b/,
        /予定|スケジュール|カレンダー|打ち?合わ?せ|待ち合わせ|会議|ミーティング|アポ|イベント|用事|日程|行事|手帳|予約|約束|計画/,
        /(?:いつ|何時|なんじ|どこ|何日).*(?:会|集ま|集合|落ち合|出かけ|始ま|待ち合|一緒|二人|わたしたち|私たち|僕たち)/,
        /(?:会う|会え|会い|集まる|落ち合う|出かける)(?:の|ん|のは|日|約束|予定).*(?:いつ|何時|どこ|っけ|だった|何日|今日|明日)/,
        /(?:次|今度).*(?:いつ|会|何日)/,
    ]

    /// Words that ask about plans if a day is mentioned.
    nonisolated(unsafe) static let deeds: [Regex<Substring>] = [
        /\b(?:am i|are you|are we|is my (?:day|evening|morning|afternoon|week|weekend)|will (?:you|i|we) be) (?:already |still )?(?:free|busy|available|booked|taken|around|open|full)\b/,
        /\b(?:we|you and i|us)(?: \w+)? (?:do|doing|have|having|got|go|going|up to|on)\b/,
        /\b(?:do|have) (?:i|we) (?:have |got |have got )?(?:something|anything|things|to (?:be|do|go)|a |an )/,
        /\b(?:am|was|will) i (?:supposed|meant|going|doing|seeing|meeting|see|meet)\b/,
        /\b(?:see|seeing|meet|meeting) (?:you|each other|me)\b/,
        /\b(?:is|was|are) there (?:something|anything|things)\b/,
        /\b(?:anything|something|what's|what is) (?:on|planned|happening|up|going on)\b.*\b(?:tomorrow|week|weekend|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day|on the|for (?:me|us|today|tonight))\b/,
        /\bwhat(?:'s| is| does) (?:my|our) .*\b(?:look|like|day|week|weekend|evening|morning|afternoon)\b/,
        /\bwhat am i doing\b/,
        /会う|会え|会い|会お|会っ|集ま|落ち合|一緒|いっしょ|二人|ふたり|空いて|空き|あいて|暇|ひま|忙し|何か(?:ある|あっ|入って|する|ない)|なにか(?:ある|する|入って)/,
        /何(?:を)?する|なに(?:を)?する|何が(?:ある|入って|あっ)|どこ(?:か)?(?:へ|に)?(?:行|出かけ)|何かあ|出かけ/,
    ]
}
