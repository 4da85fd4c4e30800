import Foundation

/// Whether a line asks how the game works, and about what: the shop's people know that, and a model might invent it.
///
/// It knows the words of such questions in both languages, like ``NewsReading``. Questions that could be about anything ("What
/// should I do?") count only at the beginning of a conversation, and if the player says nothing else.
enum RuleReading: Equatable, Sendable {
    /// What the player has to do.
    case play
    /// What follows a mistake, and whether it can be undone.
    case mistake
    /// What hearts are, and how to get them.
    case hearts
    /// When the day is over.
    case end
    /// What to do if a guest isn't understood.
    case wish

    /// - Parameter opensTalk: Whether the player has said nothing else yet.
    init?(_ line: String, opensTalk: Bool) {
        let question = TypedQuestion(line)
        let sentences = question.sentences
        let openings = opensTalk && sentences.count == 1 ? Self.openings : []
        let match = (Self.questions + openings).first { match in sentences.contains { $0.contains(match.words) } }
        guard let match else { return nil }
        self = match.meaning
    }

    /// The first match applies.
    nonisolated(unsafe) private static let questions: [(meaning: RuleReading, words: Regex<Substring>)] = [
        (
            .wish,
            /^(?:what|how) .*\b(?:if|when) i (?:don't|do not|can't) (?:know|understand|get) .*\b(?:wants?|wish(?:es)?|means?|order(?:s|ed)?)\b|\bi (?:don't|do not|can't) (?:know|understand) what (?:the guests?|they|he|she) (?:wants?|wish(?:es)?|orders?)\b/
        ),
        (.wish, /(?:注文|望み|なぞなぞ).*(?:わから|分から)(?:なかったら|ないとき|ない時|ない場合)/),
        (
            .mistake,
            /^what (?:happens )?(?:if|when) .*\b(?:drinks?|cups?|orders?|wish(?:es)?|coffees?|guests?|one)\b.*\b(?:wrong|messed up|mixed up)\b|^(?:can|could|may) i (?:redo|remake|try|serve|brew|make) (?:it|that|them|one|(?:the|a|this) (?:drink|cup|guest|day|order))(?: .*)? again\b|^(?:can|could|may) i (?:redo|remake) (?:it|that|(?:the|a|this) (?:drink|cup|guest|day|order))\b/
        ),
        (
            .mistake,
            /(?:注文|飲み物|一杯|カップ|コーヒー|ハート).*(?:間違え|まちがえ|失敗し)(?:たら|ると|ちゃったら|ても)|^(?:もし)?(?:間違え|まちがえ|失敗し)(?:たら|ちゃったら)(?:どう|何|なに|ハート|ゲーム|クビ|死|しん)|(?:飲み物|注文|一杯|カップ|コーヒー).*(?:やり直|作り直|いれ直|淹れ直)(?:せ|し)/
        ),
        (
            .hearts,
            /^what(?:'s| is| are| do| does| can)\b.*\b(?:the|these|those|with|get|a) hearts?(?: for| mean| do| count| good for| worth)?\??$|^how (?:do|can) (?:i|we|you) (?:get|earn|win|make|collect) .*\bhearts?\b|^(?:why|when) do .*\bhearts\b/
        ),
        (.hearts, /ハート(?:って|は|とは).*(?:何|なに|なん)(?:です|の|だ|\??$)|ハート.*(?:意味|もらえる|集め|手に入)|(?:どうやって|どうすれば|どうしたら).*ハート/),
        (
            .end,
            /^how long (?:is|are|does|do|will)\b.*\b(?:the|a|this|my|our) (?:day|shift)\b|^when (?:is|are|am|does|do|can|will) (?:the (?:day|shift|shop)|this day|my shift|we|i)\b.*\b(?:over|done|ends?|finish(?:ed)?|closes?|closed|go home)\b|^how many (?:guests?|people|customers?|dreams?|orders?|drinks?|cups?)\b.*\b(?:i|we) (?:need|have|must|got) .*\b(?:serve|make|brew)\b/
        ),
        (
            .end,
            /(?:一日|1日|今日|仕事|営業|お店|この店)(?:は|って|の営業)?(?:いつ|何時|どこまで).*(?:終わ|閉|おわ)|^いつ(?:終わ|おわ|帰れ|閉店)|^(?:何人|なん人)(?:に)?(?:出せば|出したら|もてなせば|いれれば|淹れれば)/
        ),
        (
            .play,
            /^what (?:do|should|must|can|shall) (?:i|we) (?:have to |need to |get to )?do (?:here|in (?:this|the) (?:game|shop|place|caf[eé]))\b|^what am i (?:supposed|meant|expected) to (?:do|be doing) (?:here|in (?:this|the) (?:game|shop|place|caf[eé]))\b|^how (?:do|does|can) (?:i|we|you|one) play (?:this|the game|here)\b|^how do i play\??$|^how (?:does|do) (?:this|the|these) ?(?:game|shop|place|day|all)? ?works?\b|^what(?:'s| is| was| are) my (?:job|task|role|work) here\b|^what(?:'s| is| are) the (?:goals?|aims?|objectives?|rules|point) (?:of|in) (?:this|the) (?:game|shop|place)\b|^what(?:'s| is| are) the rules\??$|^how (?:do|can) (?:i|we) (?:win|serve|brew|take (?:an |the )?orders?)\b|^where (?:do|can|should) i (?:make|brew) (?:the|a|it|coffees?|drinks?)\b|^(?:teach|show|tell) me (?:how to (?:play|brew|serve)|how (?:this|the game) works|the (?:ropes|rules|basics))\b/
        ),
        (
            .play,
            /(?:遊び方|ルール|進め方|ゲームのやり方).*(?:教え|何|なに|は\??$|って|知り|わから|分から)|^どうやって(?:遊|進め)|ここでの(?:私の|わたしの|ぼくの|僕の|俺の)?(?:仕事|役目|役割)|(?:この|ここの)(?:ゲーム|お店|店)(?:は|って|で)?(?:何を|なにを|どう)(?:する|すれ|した|や)|^(?:次|つぎ|まず|最初|ここで)(?:は|に)?(?:何|なに|どう)を?(?:すれば|したら|する)/
        ),
    ]

    nonisolated(unsafe) private static let openings: [(meaning: RuleReading, words: Regex<Substring>)] = [
        (
            .play,
            /^(?:what (?:do|should|must|can|shall) i (?:have to |need to )?do(?: now| next| first| today| then)?|what am i (?:supposed|meant|expected) to do|how does it work|teach me(?: then)?|what (?:now|next)|what's (?:next|my job)|i don't know what to do|i(?:'m| am) new,? (?:teach me|what do i do|how does (?:it|this) work))\??$/
        ),
        (.play, /^(?:(?:どうすれば|どうしたら|(?:何|なに)を?(?:すれば|したら))(?:いい|よい)(?:です|の|んです)?か?|教えて(?:ください)?)\??$/),
        (
            .mistake,
            /^(?:what )?(?:happens )?if (?:it's (?:wrong|bad)|i (?:fail|lose|mess (?:it )?up|get it wrong|do it wrong|make (?:a mistake|mistakes)))\??$|^can i try again\b/
        ),
        (.mistake, /^(?:もし)?(?:失敗し|間違え|まちがえ)たら\??$/),
        (.end, /^(?:when (?:am i|are we) done(?: .*)?|how long is a day|when do you close|いつまで(?:です)?か?)\??$/),
    ]
}
