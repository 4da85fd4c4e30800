import Foundation

extension UserDefaults {
    /// The same as `set(_:forKey:)`. On Apple's systems it is a method of every object.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// The same as `object(forKey:)`. On Apple's systems it is a method of every object.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
