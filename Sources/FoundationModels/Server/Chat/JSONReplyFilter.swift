/// Finds the JSON in a reply of a model that was only asked for it: between fences of Markdown, after an introduction,
/// before a remark.
///
/// Only objects and arrays are looked for. It counts brackets and knows strings; whether it is JSON, a parser says.
struct JSONReplyFilter {
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    private(set) var isEnded = false

    /// Takes more of the reply.
    ///
    /// - Returns: What of it belongs to the JSON.
    mutating func append(_ text: String) -> String {
        var json = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isEnded {
            let wasInside = depth > 0
            take(scalar)
            if wasInside || depth > 0 { json.append(scalar) }
        }
        return String(json)
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
        if isInString {
            takeInString(scalar)
            return
        }
        switch scalar {
        case "{", "[": depth += 1
        case "}", "]":
            guard depth > 0 else { return }
            depth -= 1
            isEnded = depth == 0
        case "\"": isInString = depth > 0
        default: break
        }
    }

    private mutating func takeInString(_ scalar: Unicode.Scalar) {
        if isEscaped {
            isEscaped = false
        } else if scalar == "\\" {
            isEscaped = true
        } else if scalar == "\"" {
            isInString = false
        }
    }
}
