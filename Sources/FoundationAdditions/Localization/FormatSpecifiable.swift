import Foundation

extension _FormatSpecifiable where Self: SignedInteger {
    /// The number as a signed 64-bit integer.
    public var _argument: _FormatArgument { _FormatArgument(argument: .integer(Int64(self))) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
    /// The number as an unsigned 64-bit integer.
    public var _argument: _FormatArgument { _FormatArgument(argument: .unsigned(UInt64(self))) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    /// The number as a `Double`.
    public var _argument: _FormatArgument { _FormatArgument(argument: .double(Double(self))) }
}

extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public var _specifier: String { "%lf" } }
