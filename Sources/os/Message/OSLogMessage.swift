/// The text of a log message: a literal whose interpolated values have formats and privacy options.
///
/// It isn't a string: values are only formatted when a line is written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let pieces: [OSLogInterpolation.Piece]

    /// Creates a message from a literal.
    public init(stringLiteral value: String) {
        pieces = [.literal(value)]
    }

    /// Creates a message from literals and values.
    public init(stringInterpolation: OSLogInterpolation) {
        pieces = stringInterpolation.pieces
    }

    init(_ pieces: [OSLogInterpolation.Piece]) {
        self.pieces = pieces
    }

    /// The text of the message for a line.
    func text(revealingPrivate: Bool) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .literal(let literal):
                text += literal
            case .value(let value, let privacy, let isPublicByDefault):
                text += privacy.shown(
                    value, publicByDefault: isPublicByDefault, revealingPrivate: revealingPrivate)
            }
        }
        return text
    }
}
