import JSONSyntax

/// Finds the JSON in a reply whose model was only asked for it by the prompt: in a Markdown code fence, after an
/// introduction, before a remark.
///
/// It only looks for objects and arrays, by counting brackets outside of strings. A parser must still check the JSON.
struct JSONReplyFilter {
    private var brackets = JSONBrackets()
    private(set) var isEnded = false

    /// Reads more of the reply.
    ///
    /// - Returns: The part that belongs to the JSON.
    mutating func append(_ text: String) -> String {
        var json = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isEnded {
            // Outside of all brackets, everything except for an opening bracket is prose, including quotation marks.
            guard brackets.depth > 0 || scalar == "{" || scalar == "[" else { continue }
            isEnded = brackets.close(with: scalar)
            json.append(scalar)
        }
        return String(json)
    }
}
