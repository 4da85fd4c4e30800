/// The text of a log message: a literal whose interpolated values carry how to format them and who may read them.
///
/// Not a string: what a value looks like is decided only when a line is written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let pieces: [OSLogInterpolation.Piece]

    /// A message that is one literal.
    public init(stringLiteral value: String) {
        pieces = [.literal(value)]
    }

    /// A message of literals and values.
    public init(stringInterpolation: OSLogInterpolation) {
        pieces = stringInterpolation.pieces
    }

    init(_ pieces: [OSLogInterpolation.Piece]) {
        self.pieces = pieces
    }

    /// The message as a line shows it.
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
