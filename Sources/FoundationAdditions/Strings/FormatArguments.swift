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
    /// The description of an `NSArray` with these elements: `%@` shows the whole list.
    public var _cVarArgObject: any CVarArg { NSString(string: listing(self)) }
    /// The description of an `NSArray` with these elements.
    public var _cVarArgEncoding: [Int] { encoded(listing(self)) }
}

extension Set: @retroactive _CVarArgObject, @retroactive CVarArg {
    /// The description of an `NSSet` with these elements.
    public var _cVarArgObject: any CVarArg { NSString(string: "{\(listing(self))}") }
    /// The description of an `NSSet` with these elements.
    public var _cVarArgEncoding: [Int] { encoded("{\(listing(self))}") }
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

/// Elements as Objective-C's collections describe them, one a line.
private func listing(_ elements: some Sequence) -> String {
    let lines = elements.map { "    \($0)" }
    return lines.isEmpty ? "(\n)" : "(\n\(lines.joined(separator: ",\n"))\n)"
}
