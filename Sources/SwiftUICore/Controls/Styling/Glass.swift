import Foundation

/// A material like glass, through which the content behind it is visible.
///
/// See [Glass](https://developer.apple.com/documentation/swiftui/glass). A browser can blur the content behind but
/// doesn't refract light, so glass is drawn as a thin material with a bright edge and a soft shadow.
public struct Glass: Equatable, Sendable {
    var material: Material?
    var tint: Color?
    var isInteractive = false

    /// Regular glass: a thin material that blurs the content behind it.
    public static let regular = Glass(material: .thin)
    /// Clearer glass: an ultra-thin material.
    public static let clear = Glass(material: .ultraThin)
    /// No glass at all.
    public static let identity = Glass(material: nil)

    /// The glass tinted with a color at half opacity; nil is no tint.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// Makes the glass grow slightly while it is pressed.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Makes the shape. It has no settings.
    public nonisolated init() {}
    /// A capsule in the rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Glass views that belong together. Each is drawn separately: a browser doesn't merge their shapes.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content
    /// A container of glass views. `spacing` has no effect here.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    /// What the view shows.
    public var body: some View { content }
}

private struct GlassModifier<S: Shape>: ViewModifier {
    let glass: Glass
    let shape: S
    @Environment(\.colorScheme) private var colorScheme
    @GestureState private var isPressed = false

    func body(content: Content) -> some View {
        if let material = glass.material {
            content
                .background { ground(material) }
                .scaleEffect(isPressed ? 1.04 : 1)
                .animation(.snappy(duration: 0.2), value: isPressed)
                .modifier(PressSense(isEnabled: glass.isInteractive, isPressed: $isPressed))
        } else {
            content
        }
    }

    private func ground(_ material: Material) -> some View {
        shape.fill(material)
            .overlay { if let tint = glass.tint { shape.fill(tint.opacity(0.5)) } }
            .overlay { shape.stroke(.white.opacity(colorScheme == .dark ? 0.18 : 0.55), lineWidth: 1) }
            .shadow(color: .black.opacity(0.14), radius: 8, y: 2)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

/// Tracks whether a view is being touched, without affecting the gestures inside.
private struct PressSense: ViewModifier {
    let isEnabled: Bool
    let isPressed: GestureState<Bool>

    func body(content: Content) -> some View {
        if isEnabled {
            content.simultaneousGesture(
                DragGesture(minimumDistance: 0).updating(isPressed) { _, state, _ in state = true })
        } else {
            content
        }
    }
}

extension View {
    /// Puts glass in a shape behind the view.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        modifier(GlassModifier(glass: glass, shape: shape))
    }
}

/// A button on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
    private let glass: Glass
    /// Makes the style. It has no settings.
    public nonisolated init() { glass = .regular }
    /// A button on glass of a kind.
    public nonisolated init(_ glass: Glass) { self.glass = glass }

    /// The button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        PressableLabel(action: configuration.action) {
            configuration.label
                .padding(.horizontal, 14)
                .frame(minHeight: 40)
                .modifier(ButtonWidth())
                .glassEffect(glass)
        }
    }
}

/// A button on glass of the tint color.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The button in this style.
    public func makeBody(configuration: Configuration) -> some View {
        PressableLabel(action: configuration.action) {
            configuration.label
                .standardForeground(TintedLabelStyle(standard: .white))
                .padding(.horizontal, 14)
                .frame(minHeight: 40)
                .modifier(ButtonWidth())
                .background(TintedFillStyle(role: configuration.role), in: .capsule)
                .overlay { Capsule().stroke(.white.opacity(0.3), lineWidth: 1) }
                .shadow(color: .black.opacity(0.14), radius: 8, y: 2)
        }
    }
}

// Apps that are made for systems before iOS 26 have styles of their own by these names. Theirs are preferred, as on Apple's
// systems, where the names of a later system are.
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A button on glass.
    @_disfavoredOverload public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// A button on glass of a kind.
    @_disfavoredOverload public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A button on glass of the tint color.
    @_disfavoredOverload public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
