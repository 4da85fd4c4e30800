/// Finds the value in a reply whose model was asked for it as the only property of an object.
///
/// A server that takes no notice of the schema may give the value by itself; then that is what is found.
struct WrappedReplyFilter {
    private enum Place {
        /// Before any bracket.
        case words
        /// Where the object begins, if it is one.
        case beginning
        case wrapped
        case bare
    }

    private static let opening = ["{", "\"\(ChatSchema.wrapperName)\"", ":"]

    private var filter = JSONReplyFilter()
    private var place = Place.words
    private var held = ""

    /// Takes more of the reply.
    ///
    /// - Returns: What of it belongs to the value.
    mutating func append(_ text: String) -> String {
        let json = filter.append(text)
        if place == .words {
            guard !json.isEmpty else {
                held += text
                return ""
            }
            held = ""
            place = .beginning
        }
        held += json
        // Not for white space, which some models write without end.
        if place == .beginning, !json.allSatisfy(\.isWhitespace) { lookForObject() }
        return place == .beginning ? "" : takeHeld()
    }

    /// All that was said, if there was no bracket in it: perhaps a number or a text.
    mutating func finish() -> String {
        place == .words ? takeHeld() : ""
    }

    private mutating func lookForObject() {
        var rest = held[...]
        for piece in Self.opening {
            rest = rest.drop(while: \.isWhitespace)
            guard rest.hasPrefix(piece) else {
                if !piece.hasPrefix(rest) { place = .bare }
                return
            }
            rest = rest.dropFirst(piece.count)
        }
        held = String(rest)
        place = .wrapped
    }

    private mutating func takeHeld() -> String {
        defer { held = "" }
        // The bracket that ends the JSON is the object's.
        return place == .wrapped && filter.isEnded ? String(held.dropLast()) : held
    }
}
