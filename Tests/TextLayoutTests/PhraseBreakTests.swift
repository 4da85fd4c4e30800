import Testing

@testable import TextLayout

@Suite struct `Breaks between phrases` {
    private let breaker = PhraseBreaker()

    private func phrases(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return breaker.phrases(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    private func layout(_ text: String, width: Double) -> LaidOutText {
        TextEngine.layout([TextSpan(text: text, font: TextFont(size: 17))], width: width)
    }

    @Test(arguments: [
        ["今日は", "いい", "天気ですね。"], ["見習いの", "バリスタさん、", "もう", "一杯いれてくれますか？"],
        ["空を", "飛ぶ", "夢を", "見ていたら、", "着地したの。"], ["お月さんが", "番台に", "小銭", "置いて、"],
        ["「ありがとう」と", "「おやすみなさい」だけです。"],
    ])
    func `Japanese is cut into words with what hangs on them`(expected: [String]) {
        #expect(phrases(expected.joined()) == expected)
    }

    @Test func `Korean is cut at its spaces`() {
        #expect(phrases("오늘은 날씨가 참 좋네요.") == ["오늘은 ", "날씨가 ", "참 ", "좋네요."])
    }

    @Test(arguments: ["", "Hello, world", "夢中", "你好，世界", "Привет"])
    func `other scripts are left to the Unicode rules`(text: String) {
        #expect(phrases(text).isEmpty)
    }

    /// Words within which no line of a game's text may break.
    private static let words = [
        "今日は", "見習い", "エスプレッソ", "バリスタ", "お客さん", "低脂肪乳", "無脂肪乳", "いれてください", "ありがとう", "ドリームコーヒー", "空を飛ぶ夢", "ラベンダー",
        "見ていました", "お月さま", "ホットチョコレート", "いらっしゃいませ",
    ]

    @Test(arguments: words)
    func `a line ends between phrases wherever the words before them end`(word: String) {
        for filler in 0..<24 {
            let text = String(repeating: "夢の", count: filler) + word + "と言いました。"
            for line in layout(text, width: 240).lines.dropLast() {
                #expect(word.hasPrefix("空を") || !Self.isCut(word, by: line.text, in: text), "\(line.text)")
                #expect(line.width <= 240)
            }
        }
    }

    private static func isCut(_ word: String, by line: String, in text: String) -> Bool {
        (1..<word.count).contains {
            line.hasSuffix(word.prefix($0)) && !line.hasSuffix(word) && text.contains(line + word.dropFirst($0))
        }
    }

    /// A phrase includes its trailing particles and endings, so it may be too long for a line. Its words are kept whole where
    /// possible.
    @Test(arguments: [("エスプレッソをください。", "ください。", 120.0), ("いれてくださいませんでしょうか。", "ませんでしょうか。", 150)])
    func `a phrase that is too wide is broken between its words first`(text: String, rest: String, width: Double) {
        let lines = layout(text, width: width).lines.map(\.text)
        #expect(lines.joined() == text)
        let words = breaker.levels(in: Array(text.utf8)).first?.map {
            String(decoding: Array(text.utf8)[$0], as: UTF8.self)
        }
        #expect(lines.allSatisfy { line in words?.contains { line.hasPrefix($0) } == true }, "\(lines) \(words ?? [])")
    }

    @Test(arguments: [17.0, 20, 40, 60, 90])
    func `a phrase that is wider than the line is broken within`(width: Double) {
        let text = layout("ホットチョコレートとエスプレッソをいれてくださいませんでしょうか、見習いさん。", width: width)
        #expect(text.lines.allSatisfy { $0.width <= width || $0.text.count == 1 })
        #expect(text.lines.map(\.text).joined() == "ホットチョコレートとエスプレッソをいれてくださいませんでしょうか、見習いさん。")
        // A line breaks only if a phrase is too wide, and not more often than necessary.
        #expect(Double(text.lines.count) <= (41 * 17 / width).rounded(.up) * 2)
    }
}
