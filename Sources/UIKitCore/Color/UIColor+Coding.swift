import DrawingValues
import Foundation

/// Colors in archives (`NSKeyedArchiver`), with Apple's keys. Of a dynamic color, the light and the dark one are kept.
extension UIColor: NSSecureCoding {
    /// True.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the color in sRGB.
    public func encode(with coder: NSCoder) {
        let light = resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).current
        let dark = resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).current
        coder.encode(4, forKey: "UIColorComponentCount")
        light.encode(with: coder, prefix: "UI")
        if dark != light { dark.encode(with: coder, prefix: "KissaDark") }
    }

    /// The color of an archive; nil if it has none, or with components that are no numbers.
    public convenience init?(coder: NSCoder) {
        guard let light = RGBA(coder: coder, prefix: "UI") else { return nil }
        guard coder.containsValue(forKey: "KissaDarkAlpha") else {
            self.init(light)
            return
        }
        guard let dark = RGBA(coder: coder, prefix: "KissaDark") else { return nil }
        self.init { UIColor($0.userInterfaceStyle == .dark ? dark : light) }
    }
}

extension RGBA {
    fileprivate func encode(with coder: NSCoder, prefix: String) {
        for (name, value) in [("Red", red), ("Green", green), ("Blue", blue), ("Alpha", alpha)] {
            coder.encode(Double(value), forKey: prefix + name)
        }
    }

    fileprivate init?(coder: NSCoder, prefix: String) {
        func number(_ name: String) -> Double? {
            guard coder.containsValue(forKey: prefix + name) else { return nil }
            let value = coder.decodeDouble(forKey: prefix + name)
            return value.isFinite ? value : nil
        }
        guard let alpha = number("Alpha") else { return nil }
        if let white = number("White") {
            self.init(red: white, green: white, blue: white, alpha: alpha)
        } else if let red = number("Red"), let green = number("Green"), let blue = number("Blue") {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        } else {
            return nil
        }
    }
}
