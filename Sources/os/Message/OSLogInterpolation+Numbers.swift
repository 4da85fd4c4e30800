/// The interpolations that are public by default.
///
/// There is one overload per type, as in Apple's API: the compiler would prefer the overload for `CustomStringConvertible` to a
/// generic one, and the number would be redacted.
extension OSLogInterpolation {
    /// A whole number, in decimal unless `format` says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { align.applied(to: format.text(number())) }
    }

    /// A whole number, in decimal unless `format` says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int8, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { align.applied(to: format.text(number())) }
    }

    /// A whole number, in decimal unless `format` says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int16, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { align.applied(to: format.text(number())) }
    }

    /// A whole number, in decimal unless `format` says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int32, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { align.applied(to: format.text(number())) }
    }

    /// A whole number, in decimal unless `format` says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int64, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { align.applied(to: format.text(number())) }
    }

    /// A whole number, in decimal unless `format` says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> UInt, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { align.applied(to: format.text(number())) }
    }

    /// A whole number, in decimal unless `format` says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> UInt8, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { align.applied(to: format.text(number())) }
    }

    /// A whole number, in decimal unless `format` says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> UInt16, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { align.applied(to: format.text(number())) }
    }

    /// A whole number, in decimal unless `format` says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> UInt32, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { align.applied(to: format.text(number())) }
    }

    /// A whole number, in decimal unless `format` says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> UInt64, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { align.applied(to: format.text(number())) }
    }

    /// A number, with six decimals unless `format` says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { align.applied(to: format.text(number())) }
    }

    /// A number, with six decimals unless `format` says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { align.applied(to: format.text(Double(number()))) }
    }

    /// A Boolean, as `true` and `false` unless `format` says otherwise.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { format.text(boolean()) }
    }

    private mutating func append(_ privacy: OSLogPrivacy, _ text: @escaping () -> String) {
        pieces.append(.value(text, privacy, publicByDefault: true))
    }
}
