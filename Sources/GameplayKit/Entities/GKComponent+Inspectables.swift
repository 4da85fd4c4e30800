import Foundation
@_spi(Reflection) import Swift

extension GKComponent {
    /// Sets the stored properties that the coder has a value for, under their names, as key-value coding does on Apple's
    /// platforms. (Swift knows the attribute `@GKInspectable`, and keeps nothing of it.)
    ///
    /// Numbers, truth values and texts are set, also optional ones. A value of another type leaves the property as it is.
    func readInspectables(_ coder: NSCoder) {
        var level: AnyClass? = type(of: self)
        while let current = level, current != GKComponent.self {
            _forEachField(of: current, options: Self.ofClasses) { name, offset, type, _ in
                set(String(cString: name), of: type, at: offset, from: coder)
                return true
            }
            level = _getSuperclass(current)
        }
    }

    /// The option by which a class has fields. The library's own constant is a variable.
    private static let ofClasses = _EachFieldOptions(rawValue: 1)

    private func set(_ key: String, of type: Any.Type, at offset: Int, from coder: NSCoder) {
        guard coder.containsValue(forKey: key), let value = coder.decodeObject(forKey: key) else { return }
        let place = Unmanaged.passUnretained(self).toOpaque() + offset
        switch type {
        case let type as any InspectableValue.Type: type.write(value, to: place)
        default: break
        }
    }
}

/// A type of properties that Xcode's scene editor sets.
private protocol InspectableValue {
    /// The value of a decoded one; nil if that is of another type.
    static func inspected(_ value: Any) -> Self?
}

extension InspectableValue {
    fileprivate static func write(_ value: Any, to place: UnsafeMutableRawPointer) {
        if let own = inspected(value) { place.assumingMemoryBound(to: Self.self).pointee = own }
    }
}

extension Int: InspectableValue {
    fileprivate static func inspected(_ value: Any) -> Int? {
        (value as? NSNumber).flatMap { Int(exactly: $0.doubleValue.rounded(.towardZero)) }
    }
}

extension Double: InspectableValue {
    fileprivate static func inspected(_ value: Any) -> Double? { (value as? NSNumber)?.doubleValue }
}

extension Float: InspectableValue {
    fileprivate static func inspected(_ value: Any) -> Float? { (value as? NSNumber)?.floatValue }
}

extension CGFloat: InspectableValue {
    fileprivate static func inspected(_ value: Any) -> CGFloat? { (value as? NSNumber).map { CGFloat($0.doubleValue) } }
}

extension Bool: InspectableValue {
    fileprivate static func inspected(_ value: Any) -> Bool? { (value as? NSNumber)?.boolValue }
}

extension String: InspectableValue {
    fileprivate static func inspected(_ value: Any) -> String? { value as? String }
}

extension Optional: InspectableValue where Wrapped: InspectableValue {
    fileprivate static func inspected(_ value: Any) -> Wrapped?? { Wrapped.inspected(value).map { .some($0) } }
}
