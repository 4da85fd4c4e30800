@testable import DreamCoffee

/// What people say at a counter: small talk, and questions about plans with the day in question, relative to a Wednesday; nil if
/// they name none.
enum PlanLines {
    static func smallTalk(in language: GameLanguage) -> [String] {
        language == .english ? englishTalk : japaneseTalk
    }

    static func questions(in language: GameLanguage) -> [(line: String, offset: Int?)] {
        language == .english ? englishQuestions : japaneseQuestions
    }

    private static let englishTalk = [
        "hello!", "Hi there", "Good morning", "How are you?", "How are you today?", "What a lovely day!",
        "Nice to meet you!",
        "What's your name?", "Who are you?", "Where do you come from?", "What do you like to drink?",
        "Do you like coffee?",
        "What are you having today?", "What would you like to drink today?", "It's raining again.",
        "The music is nice, isn't it?",
        "Did you sleep well?", "What did you dream of last night?", "I'm so tired today.", "You look happy!", "😂😂😂",
        "?",
        "Tell me a joke", "Tell me about yourself", "Is this your first time here?", "Do you come here often?",
        "Thanks!",
        "You're welcome", "See you tomorrow!", "Bye, have a nice evening", "Can I have some tea?",
        "What is your favourite colour?",
        "Are you hungry?", "I like your hat", "What do you think of the shop?", "Why are you here?",
        "How was your week?",
        "It was great meeting you", "Shall we have a coffee today?", "What time is it?", "Do you have any pets?",
        "Are you waiting for someone?", "How old are you?", "I love you", "What's the weather like today?",
        "Was it a long way to come here today?", "Do you believe in ghosts?", "Could I sit with you?",
        "Are you enjoying your day?",
        "What makes you happy?", "Is it always this busy here?", "Have you tried the cappuccino?",
        "I had a rough week.",
    ]

    private static let japaneseTalk = [
        "こんにちは！", "おはよう", "やあ", "元気ですか？", "今日の調子はどう？", "いい天気だね", "はじめまして", "お名前は？", "あなたは誰？",
        "どこから来たの？", "何が好き？", "コーヒーは好きですか？", "今日は何を飲む？", "今日は何にしますか？", "また雨だね", "音楽がすてきだね",
        "よく眠れた？", "ゆうべはどんな夢を見たの？", "今日は疲れたよ", "うれしそうだね！", "😂😂😂", "？", "何か面白い話をして", "自己紹介して",
        "ここは初めて？", "よく来るの？", "ありがとう！", "どういたしまして", "また明日！", "じゃあね、いい夜を", "紅茶をもらえますか？", "好きな色は？",
        "おなかすいた？", "その帽子いいね", "この店をどう思う？", "どうしてここにいるの？", "今週はどうだった？", "会えてよかった", "コーヒーでも飲む？",
        "今何時？", "ペットはいる？", "何歳ですか？", "大好きだよ", "今日は寒いね", "幽霊を信じる？", "隣に座ってもいい？", "楽しんでる？",
    ]

    private static let englishQuestions: [(line: String, offset: Int?)] = [
        ("Do we have any plans tomorrow?", 1), ("What's in my calendar today?", 0), ("Are we meeting on Friday?", 2),
        ("When is our next appointment?", nil), ("Is there anything scheduled for this weekend?", 3),
        ("What are we doing tonight?", 0), ("Can you check my schedule for Monday?", 5), ("Am I free on Saturday?", 3),
        ("When do we meet again?", nil), ("Do I have something with you today?", 0), ("Any plans for next week?", 5),
        ("Is there a meeting on December 5?", 24), ("Remind me what we had planned", nil),
        ("What's on for tomorrow?", 1),
        ("Did we arrange anything for the day after tomorrow?", 2), ("Where are we meeting today?", 0),
        ("Look into my calendar, please", nil), ("Are you free tomorrow evening?", 1),
        ("Do we have a date on Sunday?", 4),
        ("Which events do I have this week?", 0), ("I forgot what we agreed on", nil),
        ("Will I see you on Thursday?", 1),
        ("Have I got an appointment with you on the 15th?", 4), ("what time are we meeting", nil),
        ("Have we got something on this Friday?", 2), ("What do we have planned?", nil),
        ("Are we still on for tomorrow?", 1),
        ("tell me our plans for tomorrow", 1), ("When will I see you next?", nil),
        ("What does my Friday look like?", 2),
    ]

    private static let japaneseQuestions: [(line: String, offset: Int?)] = [
        ("明日の予定は？", 1), ("今日のカレンダーには何がある？", 0), ("金曜日に会う約束だったっけ？", 2), ("次の予定はいつ？", nil),
        ("週末は何か予定が入ってる？", 3), ("今夜は何をするんだっけ？", 0), ("月曜日のスケジュールを確認して", 5), ("土曜日は空いてる？", 3),
        ("次はいつ会える？", nil), ("今日、あなたと約束があったかな？", 0), ("来週の予定を教えて", 5), ("12月5日に打ち合わせはありますか", 24),
        ("何を約束したか忘れちゃった", nil), ("明日は一緒に何かする？", 1), ("明後日は何かあったっけ？", 2), ("今日はどこで待ち合わせ？", 0),
        ("カレンダーを見てくれる？", nil), ("明日の夜は暇ですか？", 1), ("日曜日にイベントはある？", 4), ("今週の予定は何ですか？", 0),
        ("二人の予定を教えてください", nil), ("何時に会うんだっけ？", nil), ("15日は予定ある？", 4), ("あした会える？", 1), ("明日の用事って何だったかな", 1),
    ]
}
