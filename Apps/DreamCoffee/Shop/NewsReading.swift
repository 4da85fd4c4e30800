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
        let text = line.precomposedStringWithCompatibilityMapping.lowercased().replacing("’", with: "'")
        guard let match = Self.questions.first(where: { text.contains($0.words) }) else { return nil }
        self = match.meaning
    }

    /// The first match applies.
    nonisolated(unsafe) private static let questions: [(meaning: NewsReading, words: Regex<Substring>)] = [
        (
            .sad,
            /\b(?:who|anybody|anyone|somebody|someone|which)\b.*\b(?:sad|sadly|unhappy|unhappily|disappointed|displeased|not pleased)\b/
        ),
        (.sad, /(?:誰|だれ|お客さん|人).*(?:悲し|がっかり|不満).*(?:か|の|[?？])|(?:悲し|がっかり|不満).*(?:誰|だれ|お客さん|人).*(?:か|の|[?？])/),
        (
            .happy,
            /\b(?:who|anybody|anyone|which)\b.*\b(?:left|leave|leaves|leaving|went|go|gone|was|were|is|are|been|got|guests?)\b.*\b(?:happy|happily|pleased|satisfied|delighted)\b/
        ),
        (
            .happy,
            /(?:誰|だれ|お客さん).*(?:喜|満足|うれしそう|嬉しそう).*(?:か|の|[?？])|(?:喜んで|満足して|うれしそうに|嬉しそうに).*(?:誰|だれ|お客さん).*(?:か|の|[?？])/
        ),
        (
            .waiting,
            /\b(?:who|anybody|anyone|how many|which)\b.*\b(?:wait|waits|waiting|is left|are left|is next|comes next|to be served|to serve)\b/
        ),
        (.waiting, /(?:誰|だれ|何人|お客さん).*(?:待って|待ち|残って|次|並んで).*(?:か|の|[?？])|次は(?:誰|だれ)/),
        (
            .day,
            /(?!.*\byour (?:day|evening)\b)(?!.*\bdo you (?:like|love|find|enjoy)\b)\bhow(?:'s| is| was| are| has)? .*\b(?:day|shop|evening|business|things|guests)\b.*(?:\?|go|going|been|doing|today|so far)|\bhow (?:are|am) (?:we|i) doing\b|\bhow many (?:hearts|guests|dreams|cups)\b|\bhow (?:did|do) (?:we|i) do\b|\bhow far are we\b|\bhow does the day go\b/
        ),
        (
            .day,
            /(?:今日|一日|お店|店|本日)(?!の調子|は調子).*(?:どんな感じ|どんな様子|順調|どうです|どう[?？]|どうなって|うまくいって|はかどって)|店.*調子|ハート.*(?:いくつ|何個|どのくらい|何こ)|何人.*(?:出し|来|もてなし)/
        ),
        (
            .news,
            /\b(?:what's|what is|anything|something|is there anything) new\b|\b(?:any|the|what's the|what is the|today's) news\b|\bwhat (?:has |have )?(?:changed|happened)\b|\bwhat's up today\b|\bwhat is different\b/
        ),
        (.news, /新しいこと|新しいもの|変わったこと|何か変わっ|何かあった|何があった|ニュース|お知らせ/),
    ]
}
