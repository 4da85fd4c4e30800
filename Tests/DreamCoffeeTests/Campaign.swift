import Foundation

/// The portion of the requests to the embedded model: all in `make verify`, some in `make test`.
enum Campaign {
    static let isWhole = ProcessInfo.processInfo.environment["KISSA_CAMPAIGN"] != nil

    /// Every `step`th of the questions, or all of them in a full campaign.
    static func portion<Question>(_ questions: [Question], every step: Int) -> [Question] {
        guard !isWhole else { return questions }
        return stride(from: 0, to: questions.count, by: step).map { questions[$0] }
    }
}
