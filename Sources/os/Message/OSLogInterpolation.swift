/// Collects a log message's literals and values. Which types it takes, and with which options, is Apple's list.
///
/// Everything whose text is made at run time is private by default; numbers and Booleans, which are public by default,
/// are in `OSLogInterpolation+Numbers.swift`.
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

    /// Adds a part of the text that was written in the source; it is always public.
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

    /// A value that describes itself.
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
