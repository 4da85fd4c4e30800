import Foundation

/// Whether a line asks about the shop's day, and about what: the shop's people know that, and a model might invent it.
///
/// It knows the words of such questions in both languages, like ``PlanReading`` for plans. Small talk ("How are you?") doesn't
/// count.
enum NewsReading: Equatable, Sendable {
    /// How the day is going.
    case day
    /// Who is waiting to be served.
    case waiting
    /// Who left unhappily, or happily.
    case sad, happy
    /// What is new.
    case news

    init?(_ line: String) {
        let sentences = TypedQuestion(line).sentences
        let match = Self.questions.first { match in sentences.contains { $0.contains(match.words) } }
        guard let match else { return nil }
        self = match.meaning
    }

    /// The first match applies.
    nonisolated(unsafe) private static let questions: [(meaning: NewsReading, words: Regex<Substring>)] = [
        (
            .sad,
            /^(?:(?:did|has|have|is|was|were|are|do you know) (?:who|anybody|anyone|somebody|someone)|who|which|anybody|anyone)\b.*\b(?:sad|sadly|unhappy|unhappily|disappointed|displeased|not pleased)\b/
        ),
        (.sad, /(?:誰|だれ|お客さん|人).*(?:悲し|がっかり|不満).*(?:か|の|\?)|(?:悲し|がっかり|不満).*(?:誰|だれ|お客さん|人).*(?:か|の|\?)/),
        (
            .happy,
            /^(?:(?:did|has|have|is|was|were|are|do you know) )?(?:who|anybody|anyone|which)\b.*\b(?:left|leave|leaves|leaving|went|go|gone|was|were|is|are|been|got|guests?)\b.*\b(?:happy|happily|pleased|satisfied|delighted)\b/
        ),
        (
            .happy,
            /(?:誰|だれ|お客さん).*(?:喜|満足|うれしそう|嬉しそう).*(?:か|の|\?)|(?:喜んで|満足して|うれしそうに|嬉しそうに).*(?:誰|だれ|お客さん).*(?:か|の|\?)/
        ),
        (
            .waiting,
            /^(?:is |are |do you know )?(?:who|anybody|anyone|how many|which)\b(?! (?:said|told|says|taught)\b).*\b(?:wait|waits|waiting|is left|are left|is next|comes next|to be served|to serve)\b(?! for (?:me|you)\b|,)/
        ),
        (
            .waiting,
            /^who(?:'s| is| goes| comes) first\b|^who (?:do|should|can|must) (?:i|we) (?:go to|visit|serve|start with|talk to)\b/
        ),
        (
            .waiting,
            /(?:誰|だれ|何人|お客さん).*(?:待って|待ち|残って|次|並んで).*(?:か|の|\?)|次は(?:誰|だれ)|(?:誰|だれ|どなた)から(?:です|行|いけ|いれ|淹れ|出せ|つく|作|始|\?)|(?:誰|だれ|どなた)に(?:いれれば|淹れれば|出せば|出したら|行けば)|(?:今日|きょう)の(?:お)?客(?:さん)?は?(?:誰|だれ)?\?/
        ),
        (
            .day,
            /(?!.*\byour (?:day|evening)\b)(?!.*\bdo you (?:like|love|find|enjoy)\b)\bhow(?:'s| is| was| are| has)? .*\b(?:day|shop|evening|business|things|guests)\b.*(?:\?|go|going|been|doing|today|so far)|\bhow (?:are|am) (?:we|i) doing\b|\bhow many (?:hearts|guests|dreams)\b|\bhow many cups (?:have|did|do) (?:we|i) (?:served?|brew(?:ed)?|ma[dk]e|need|have)\b|\bhow (?:did|do) (?:we|i) do\b|\bhow far are we\b|\bhow does the day go\b/
        ),
        (
            .day,
            /(?:今日|一日|お店|店|本日)(?!の調子|は調子).*(?:どんな感じ|どんな様子|順調|どうです|どう\?|どうなって|うまくいって|はかどって)|店.*調子|ハート.*(?:いくつ|何個|どのくらい|何こ)|何人.*(?:出し|来|もてなし)/
        ),
        (
            .news,
            /^(?:what's|what is|anything|something|is there anything) new\b|^(?:is there |are there )?(?:any|today's) news\b|^(?:what's|what is) the news(?: today| here)?\??$|^what (?:has |have )?(?:changed|happened) (?:here|today|in the shop|in the caf[eé]|while i was)\b|^what's up today\b|^what is different (?:here|today)\b/
        ),
        (
            .news,
            /新しい(?:こと|もの)(?:は|が|とか|って)?(?:何か)?(?:ある|あります|あった|\?)|(?:今日|お店|店).*(?:変わったこと|何か変わっ|何かあった|何があった|お知らせ)|何か(?:新しいこと|変わったこと|変わりました|お知らせ|ニュース)|^(?:今日の|お店の|店の)?(?:いい)?(?:ニュース|お知らせ)(?:は|って|ある|あります)?(?:何|か)?\??$/
        ),
    ]
}
