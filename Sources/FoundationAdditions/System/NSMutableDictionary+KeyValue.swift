import Foundation

// There is no key-value coding on Linux. A dictionary's consists of its entries only.

extension NSMutableDictionary {
    /// Keeps a value under a key; nil removes what is there.
    public func setValue(_ value: Any?, forKey key: String) {
        if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key as NSString) }
    }
}
