/// Collects a log message's literals and values. The supported types and options are Apple's.
///
/// Dynamic values are private by default; numbers and Booleans, which are public by default, are in
/// `OSLogInterpolation+Numbers.swift`.
public struct OSLogInterpolation: StringInterpolationProtocol {
    enum Piece {
        case literal(String)
        case value(() -> String, OSLogPrivacy, publicByDefault: Bool)
    }

    var pieces: [Piece] = []

    /// Begins an interpolation. The literal's length is ignored.
    public init(literalCapacity: Int, interpolationCount: Int) {
        pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds literal text from the source, which is always public.
    public mutating func appendLiteral(_ literal: String) {
        pieces.append(.literal(literal))
    }

    /// A string.
    public mutating func appendInterpolation(
        _ string: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        pieces.append(.value({ align.applied(to: string()) }, privacy, publicByDefault: false))
    }

    /// A value with a description.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> Value, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        pieces.append(.value({ align.applied(to: value().description) }, privacy, publicByDefault: false))
    }

    /// An error.
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        pieces.append(.value({ align.applied(to: String(describing: error())) }, privacy, publicByDefault: false))
    }

    /// A type, by its name.
    public mutating func appendInterpolation(
        _ type: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        pieces.append(.value({ align.applied(to: String(describing: type())) }, privacy, publicByDefault: false))
    }
}
