import Foundation

extension UserDefaults {
    /// The same as `set(_:forKey:)`. On Apple's systems every object has this method.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// The same as `object(forKey:)`. On Apple's systems every object has this method.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
