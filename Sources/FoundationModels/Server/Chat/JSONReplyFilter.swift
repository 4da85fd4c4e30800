import JSONSyntax

/// Finds the JSON in a reply of a model that was only asked for it: between fences of Markdown, after an introduction,
/// before a remark.
///
/// Only objects and arrays are looked for. It counts brackets and knows strings; whether it is JSON, a parser says.
struct JSONReplyFilter {
    private var brackets = JSONBrackets()
    private(set) var isEnded = false

    /// Takes more of the reply.
    ///
    /// - Returns: What of it belongs to the JSON.
    mutating func append(_ text: String) -> String {
        var json = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isEnded {
            // Outside of all brackets, everything but an opening one is a word, quotation marks too.
            guard brackets.depth > 0 || scalar == "{" || scalar == "[" else { continue }
            isEnded = brackets.close(with: scalar)
            json.append(scalar)
        }
        return String(json)
    }
}
