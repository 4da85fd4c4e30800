import CoreGraphics
import Foundation

/// Geometry of keyed archives, by UIKit's names.
extension NSCoder {
    /// The point under a key; zero if there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
    /// The size under a key; zero if there is none.
    public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
    /// The rectangle under a key; zero if there is none.
    public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
    /// The vector under a key; zero if there is none.
    public func decodeCGVector(forKey key: String) -> CGVector {
        let point = decodePoint(forKey: key)
        return CGVector(dx: point.x, dy: point.y)
    }
}
