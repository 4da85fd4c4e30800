import Foundation

/// The shop's register: in Japanese everybody speaks politely, in written lines and in the model's.
enum PoliteSpeech {
    /// Whether no sentence ends in plain form. Sentences that end in a noun or a name are neutral.
    static func isKept(in text: String) -> Bool {
        text.split(whereSeparator: { "。！？!?\n…♪」".contains($0) }).allSatisfy { sentence in
            sentence.contains(polite) || !sentence.contains(familiar)
        }
    }

    nonisolated(unsafe) private static let polite =
        /(?:です|ます|でした|ました|ません|でしょう|ましょう|ください|ませ)(?:か|ね|よ|が|けど|から|の)*\s*$/
    nonisolated(unsafe) private static let familiar =
        /(?:だ|だろう|だけど|だから|かな|じゃん|[うくぐすつぬぶむるたいだ](?:よ|ね|な|の|よね)|[うくぐすつぬぶむるたい]んだ)\s*$/
}
