import Foundation

extension Text {
    /// How large text is beside other text of its font.
    public struct Scale: Hashable, Sendable {
        let factor: Double
        /// The size of the font.
        public static let `default` = Scale(factor: 1)
        /// Smaller, for what is said by the way: four fifths.
        public static let secondary = Scale(factor: 0.8)
    }
}

private struct TextScaleKey: EnvironmentKey { static var defaultValue: Text.Scale { .default } }

extension EnvironmentValues {
    var textScale: Text.Scale {
        get { self[TextScaleKey.self] }
        set { self[TextScaleKey.self] = newValue }
    }
}

extension View {
    /// Shows text in this view in a scale of its font.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
    }
}
