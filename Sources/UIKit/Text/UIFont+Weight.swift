import Foundation

extension UIFont {
    /// How heavy a font is, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From -1 to 1; 0 is regular.
        public let rawValue: CGFloat
        /// The weight of that value. A font takes the nearest named weight.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The weight of that value. A font takes the nearest named weight.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// OpenType's weight 100.
        public static let ultraLight = Weight(-0.8)
        /// OpenType's weight 200.
        public static let thin = Weight(-0.6)
        /// OpenType's weight 300.
        public static let light = Weight(-0.4)
        /// OpenType's weight 400.
        public static let regular = Weight(0)
        /// OpenType's weight 500.
        public static let medium = Weight(0.23)
        /// OpenType's weight 600.
        public static let semibold = Weight(0.3)
        /// OpenType's weight 700.
        public static let bold = Weight(0.4)
        /// OpenType's weight 800.
        public static let heavy = Weight(0.56)
        /// OpenType's weight 900.
        public static let black = Weight(0.62)

        /// The nearest of OpenType's weights.
        var openType: Int {
            let known: [(Weight, Int)] = [
                (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
                (.bold, 700), (.heavy, 800), (.black, 900),
            ]
            return known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }!.1
        }
    }
}
