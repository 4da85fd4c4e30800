import FoundationModels

/// Splits text into the tokens of a scripted model: after white space, and after four characters that aren't all ASCII,
/// as in Japanese text. The tokens joined are the text.
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

    /// Counts the text of the entries, without reasoning, and the tools that the instructions define.
    static func tokenCount(of transcript: Transcript) -> Int {
        transcript.reduce(0) { count, entry in
            if case .reasoning = entry { return count }
            return entry.toolDefinitions.reduce(count + tokens(of: entry.text).count) { $0 + tokenCount(of: $1) }
        }
    }

    static func tokenCount(of tool: Transcript.ToolDefinition) -> Int {
        tokens(of: tool.text).count
    }
}
