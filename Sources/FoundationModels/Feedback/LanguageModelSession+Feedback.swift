import Foundation

extension LanguageModelSession {
    /// Encodes feedback on the session's last response, with the whole transcript.
    ///
    /// The JSON is an object of `sentiment`, `issues` (each with `category` and `explanation`), `desiredOutput` (an
    /// entry) and `transcript`, the latter two in Apple's JSON of transcripts; arguments that are nil are omitted.
    /// Nothing is sent or stored: the app decides what to do with the data, which contain the whole conversation.
    ///
    /// - Parameters:
    ///   - sentiment: Whether the person liked it.
    ///   - issues: What was wrong with it.
    ///   - desiredOutput: What the model should have said.
    /// - Returns: The JSON in UTF-8.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredOutput: Transcript.Entry? = nil
    ) -> Data {
        func encoded(_ transcript: Transcript, _ desiredOutput: Transcript.Entry?) throws -> Data {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(
                FeedbackAttachment(
                    sentiment: sentiment.map { "\($0)" },
                    issues: issues.map { .init(category: "\($0.category)", explanation: $0.explanation) },
                    desiredOutput: desiredOutput.map(StoredPart.init), transcript: transcript))
        }
        // An entry that can't be encoded (an image whose file is missing, a temperature that is NaN) is omitted,
        // instead of trapping.
        let whole = transcript
        if let data = try? encoded(whole, desiredOutput) { return data }
        func isWritable(_ entry: Transcript.Entry) -> Bool { (try? encoded(Transcript(entries: [entry]), nil)) != nil }
        let rest = Transcript(entries: whole.filter(isWritable))
        return (try? encoded(rest, desiredOutput.flatMap { isWritable($0) ? $0 : nil })) ?? Data("{}".utf8)
    }

    /// Encodes feedback on the session's last response, with the whole transcript.
    ///
    /// - Parameters:
    ///   - sentiment: Whether the person liked it.
    ///   - issues: What was wrong with it.
    ///   - desiredResponseText: What the model should have said.
    /// - Returns: The JSON in UTF-8.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredResponseText: String?
    ) -> Data {
        let desired = desiredResponseText.map { [Transcript.Segment.text(.init(content: $0))] }
        return logFeedbackAttachment(sentiment: sentiment, issues: issues, desiredOutput: desired.map(Self.response))
    }

    /// Encodes feedback on the session's last response, with the whole transcript.
    ///
    /// - Parameters:
    ///   - sentiment: Whether the person liked it.
    ///   - issues: What was wrong with it.
    ///   - desiredResponseContent: What the model should have generated.
    /// - Returns: The JSON in UTF-8.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredResponseContent: (any ConvertibleToGeneratedContent)?
    ) -> Data {
        let desired = desiredResponseContent.map { content in
            let source = "\(type(of: content))"
            return [Transcript.Segment.structure(.init(source: source, content: content.generatedContent))]
        }
        return logFeedbackAttachment(sentiment: sentiment, issues: issues, desiredOutput: desired.map(Self.response))
    }

    private static func response(_ segments: [Transcript.Segment]) -> Transcript.Entry {
        .response(.init(assetIDs: [], segments: segments))
    }
}

private struct FeedbackAttachment: Encodable {
    struct Issue: Encodable {
        var category: String
        var explanation: String?
    }

    var sentiment: String?
    var issues: [Issue]
    var desiredOutput: StoredPart<Transcript.Entry>?
    var transcript: Transcript
}
