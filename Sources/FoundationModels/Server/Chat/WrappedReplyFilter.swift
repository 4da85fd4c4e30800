/// Finds the value in a reply whose model was asked to put it into an object with a single property.
///
/// A server that ignores the schema may return the value without the object; that is accepted, too.
struct WrappedReplyFilter {
    private enum Place {
        /// Before any bracket.
        case words
        /// At the beginning of the JSON, which may be the object.
        case beginning
        case wrapped
        case bare
    }

    private static let opening = ["{", "\"\(ChatSchema.wrapperName)\"", ":"]

    private var filter = JSONReplyFilter()
    private var place = Place.words
    private var held = ""

    /// Reads more of the reply.
    ///
    /// - Returns: The part that belongs to the value.
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
        // Skipped for white space, which some models write endlessly.
        if place == .beginning, !json.allSatisfy(\.isWhitespace) { lookForObject() }
        return place == .beginning ? "" : takeHeld()
    }

    /// Returns the whole text if it contains no bracket: perhaps a number or a string.
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
        // The last bracket belongs to the object.
        return place == .wrapped && filter.isEnded ? String(held.dropLast()) : held
    }
}
