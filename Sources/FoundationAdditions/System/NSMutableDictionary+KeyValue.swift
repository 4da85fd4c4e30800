import Foundation

// Linux has no key-value coding. For dictionaries it consists of their entries.

extension NSMutableDictionary {
    /// Sets the value of a key; nil removes it.
    public func setValue(_ value: Any?, forKey key: String) {
        if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key as NSString) }
    }
}
