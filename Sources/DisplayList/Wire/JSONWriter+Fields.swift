import Foundation
import JSONSyntax

/// Writes a key and its value, for the most common types.
extension JSONWriter {
    mutating func key(_ key: WireKey) { self.key(key.rawValue) }

    mutating func field(_ key: WireKey, _ value: Double) {
        self.key(key)
        number(value)
    }

    mutating func field(_ key: WireKey, _ value: Bool) {
        self.key(key)
        bool(value)
    }

    mutating func field(_ key: WireKey, _ value: Int) {
        self.key(key)
        integer(value)
    }

    mutating func field(_ key: WireKey, _ value: String) {
        self.key(key)
        string(value)
    }

    mutating func field(_ key: WireKey, _ value: DisplayColor) {
        self.key(key)
        color(value)
    }

    mutating func field(_ key: WireKey, _ value: Paint) {
        self.key(key)
        paint(value)
    }

    mutating func field(_ key: WireKey, _ value: CGPoint) {
        self.key(key)
        point(value)
    }

    mutating func field(_ key: WireKey, _ value: CGSize) {
        self.key(key)
        size(value)
    }

    mutating func field(_ key: WireKey, _ value: CGRect) {
        self.key(key)
        rectangle(value)
    }
}
