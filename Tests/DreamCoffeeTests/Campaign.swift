import Foundation

/// How much of what the embedded model is asked is asked: all of it in `make verify`, a part of it in `make test`.
enum Campaign {
    static let isWhole = ProcessInfo.processInfo.environment["KISSA_CAMPAIGN"] != nil

    /// Every `step`th of some questions, or all of them in a whole campaign.
    static func portion<Question>(_ questions: [Question], every step: Int) -> [Question] {
        guard !isWhole else { return questions }
        return stride(from: 0, to: questions.count, by: step).map { questions[$0] }
    }
}
