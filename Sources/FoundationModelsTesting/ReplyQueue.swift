import FoundationModels
import Synchronization

/// A queue of replies, each of which is used once.
final class ReplyQueue: Sendable {
    private let replies: [ScriptedLanguageModel.Reply]
    private let requestCount = Mutex(0)

    init(_ replies: [ScriptedLanguageModel.Reply]) {
        self.replies = replies
    }

    func next() throws(ScriptedLanguageModelError) -> ScriptedLanguageModel.Reply {
        let count = requestCount.withLock { count in
            count += 1
            return count
        }
        guard count <= replies.count else { throw .noReplyLeft(requestCount: count) }
        return replies[count - 1]
    }
}
