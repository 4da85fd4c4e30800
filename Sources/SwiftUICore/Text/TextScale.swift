import Foundation

extension Text {
    /// The size of text relative to other text in its font.
    public struct Scale: Hashable, Sendable {
        let factor: Double
        /// The size of the font.
        public static let `default` = Scale(factor: 1)
        /// Smaller, for secondary text: four fifths.
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
    /// Scales the font of the texts in this view.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
    }
}
