import Synchronization

extension ScriptedLanguageModel {
    /// What a scripted model answers to one request. A string literal is a reply.
    public struct Reply: Sendable, ExpressibleByStringInterpolation {
        let tokens: [String]
        let error: (any Error)?

        /// A reply in these tokens.
        public init(tokens: [String]) {
            self.tokens = tokens
            error = nil
        }

        /// A reply that consists of a text, word by word.
        public init(stringLiteral text: String) {
            self.init(tokens: ScriptedTokenizer.tokens(of: text))
        }

        /// A reply that consists of a text, word by word.
        public static func text(_ text: String) -> Reply {
            Reply(stringLiteral: text)
        }

        /// A reply that breaks off with an error, perhaps in the middle of a text.
        public static func failing(_ error: any Error, after text: String = "") -> Reply {
            Reply(tokens: ScriptedTokenizer.tokens(of: text), error: error)
        }

        private init(tokens: [String], error: any Error) {
            self.tokens = tokens
            self.error = error
        }
    }
}

/// Splits text as a scripted model does: behind each space, and a text without spaces every four characters. The tokens
/// together are the text.
enum ScriptedTokenizer {
    static func tokens(of text: String) -> [String] {
        var tokens: [String] = []
        var token = ""
        for character in text {
            token.append(character)
            let isFull = token.utf8.count > token.count && token.count == 4
            if character.isWhitespace || isFull {
                tokens.append(token)
                token = ""
            }
        }
        return token.isEmpty ? tokens : tokens + [token]
    }
}

/// Replies that are given out one by one.
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
