import Foundation

// Values that `as CVarArg` makes arguments of a format on Apple's systems, by way of their classes of Objective-C:
// `NSPredicate(format: "id == %@", id as CVarArg)`. In `String(format:)` they are their descriptions.

extension UUID: @retroactive _CVarArgObject, @retroactive CVarArg {
    /// The identifier's text.
    public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
    /// The identifier's text.
    public var _cVarArgEncoding: [Int] { encoded(uuidString) }
}

extension Date: @retroactive _CVarArgObject, @retroactive CVarArg {
    /// The date's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The date's description.
    public var _cVarArgEncoding: [Int] { encoded(description) }
}

extension URL: @retroactive _CVarArgObject, @retroactive CVarArg {
    /// The address.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The address.
    public var _cVarArgEncoding: [Int] { encoded(description) }
}

extension Data: @retroactive _CVarArgObject, @retroactive CVarArg {
    /// The number of bytes.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The number of bytes.
    public var _cVarArgEncoding: [Int] { encoded(description) }
}

extension Array: @retroactive _CVarArgObject, @retroactive CVarArg {
    /// The array's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The array's description.
    public var _cVarArgEncoding: [Int] { encoded(description) }
}

extension Set: @retroactive _CVarArgObject, @retroactive CVarArg {
    /// The set's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The set's description.
    public var _cVarArgEncoding: [Int] { encoded(description) }
}

extension NSNumber: @retroactive _CVarArgObject, @retroactive CVarArg {
    /// The number's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The number's description.
    public var _cVarArgEncoding: [Int] { encoded(description) }
}

extension NSDate: @retroactive _CVarArgObject, @retroactive CVarArg {
    /// The date's description.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    /// The date's description.
    public var _cVarArgEncoding: [Int] { encoded(description) }
}

/// Formats use the object instead. Whoever uses these words gets a text that nobody releases.
private func encoded(_ text: String) -> [Int] {
    [Int(bitPattern: Unmanaged.passRetained(NSString(string: text)).toOpaque())]
}
