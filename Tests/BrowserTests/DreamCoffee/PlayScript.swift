import Foundation
import FoundationModels
import FoundationModelsTesting
import Synchronization

/// A scripted model for the whole shop: prepared lines for conversations, and guests, verdicts and the guest from the contacts in
/// the requested language.
struct PlayScript {
    /// Requests for conversations are those without a schema.
    let model: ScriptedLanguageModel

    /// - Parameter hasGuests: Whether other guests than the barista and Lisa appear.
    init(
        _ lines: String..., pace: ScriptedLanguageModel.Pace? = nil, hasGuests: Bool = false,
        availability: SystemLanguageModel.Availability = .available
    ) {
        let player = ScriptPlayer(lines, hasGuests: hasGuests)
        model = ScriptedLanguageModel(pace: pace, availability: availability) { try player.answer($0) }
    }
}

private final class ScriptPlayer: Sendable {
    private let lines: Mutex<[String]>
    private let guestCount = Mutex(0)
    private let hasGuests: Bool

    init(_ lines: [String], hasGuests: Bool) {
        self.lines = Mutex(lines)
        self.hasGuests = hasGuests
    }

    func answer(_ request: LanguageModelExecutorGenerationRequest) throws -> ScriptedLanguageModel.Reply {
        guard let schema = request.schema else {
            return try lines.withLock {
                guard !$0.isEmpty else { throw ScriptedLanguageModelError.noReplyLeft(requestCount: 0) }
                return .text($0.removeFirst())
            }
        }
        guard hasGuests else { throw CancellationError() }
        let isJapanese = request.transcript.map(\.description).joined().contains("夢")
        return .value(form(schema, isJapanese))
    }

    private func form(_ schema: GenerationSchema, _ isJapanese: Bool) -> GeneratedContent {
        let text = schema.debugDescription
        if text.contains("coffeeOrder") { return guest(isJapanese) }
        if text.contains("matched") { return verdict(isJapanese) }
        return customer(isJapanese)
    }

    private func guest(_ isJapanese: Bool) -> GeneratedContent {
        let number = guestCount.withLock { count -> Int in
            count += 1
            return count
        }
        let (english, japanese) = Self.guests[number % Self.guests.count]
        var (name, order, picture) = isJapanese ? japanese : english
        // Guests' names are unique.
        name += " \(number)"
        return GeneratedContent(properties: [
            "name": name, "coffeeOrder": order, "picture": GeneratedContent(properties: ["imageDescription": picture]),
        ])
    }

    private typealias Words = (name: String, order: String, picture: String)

    private static let guests: [(english: Words, japanese: Words)] = [
        (
            ("Pebble", "Could I have an iced latte, as quiet as a snowy town?", "A shy snail in rain boots"),
            ("コイシ", "雪の町のように静かな、アイスラテをください。", "長靴をはいた、はずかしがりやのカタツムリ")
        ),
        (
            ("Marigold", "I'd love something creamy that tastes like a lullaby.", "A teapot with paper wings"),
            ("ヒナギク", "子守歌みたいな味の、まろやかなものをお願いします。", "紙の羽がついたティーポット")
        ),
        (
            ("Thistledown", "A coffee as bright as the first star, please.", "A fox that carries a lantern"),
            ("ワタゲ", "一番星みたいに明るいコーヒーをください。", "ランタンを持ったキツネ")
        ),
    ]

    private func verdict(_ isJapanese: Bool) -> GeneratedContent {
        GeneratedContent(properties: [
            "rating": "delighted", "matched": GeneratedContent(isJapanese ? ["ホット", "バニラ"] : ["hot", "vanilla"]),
            "missed": GeneratedContent([String]()),
            "comment": isJapanese ? "わあ、一番星みたいな味です！" : "Oh, it tastes like the first star!",
        ])
    }

    private func customer(_ isJapanese: Bool) -> GeneratedContent {
        let line = isJapanese ? "こんばんは。いい香りですね。" : "Good evening! What a lovely smell."
        return GeneratedContent(properties: [
            "displayName": "Naomi", "encounter": "newOrder", "level": 3,
            "attributes": GeneratedContent(["tired", "excited"]), "resumeConversationLine": line, "firstLine": line,
        ])
    }
}

extension ScriptedLanguageModel {
    /// The requests for characters' lines.
    var spokenRequests: [LanguageModelExecutorGenerationRequest] { requests.filter { $0.schema == nil } }
}
