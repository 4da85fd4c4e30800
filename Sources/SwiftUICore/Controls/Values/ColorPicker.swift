import FoundationAdditions
import DisplayList
import DrawingValues
import Foundation

/// A control for a color; the browser's own palette opens over it.
///
/// See [ColorPicker](https://developer.apple.com/documentation/swiftui/colorpicker).
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.self) private var environment

    /// A color picker with a label. Browsers choose no opacity: the color keeps its own, or becomes opaque if it
    /// isn't supported.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    /// The color in a ring of hues, with the label before it.
    public var body: some View {
        LabelReader(label: label) { label in
            if labelsVisibility == .hidden {
                well(label)
            } else {
                LabeledRow {
                    label.view.accessibilityHidden(true)
                } content: {
                    well(label)
                }
            }
        }
    }

    private func well(_ label: SpokenLabel) -> some View {
        ZStack {
            Circle().fill(AngularGradient(colors: Self.hues, center: .center))
            Circle().fill(.background).padding(3)
            Circle().fill(selection.wrappedValue).padding(5)
        }
        .frame(width: 32, height: 32)
        .accessibilityHidden(true)
        .modifier(control(label))
    }

    private static var hues: [Color] { (0...12).map { Color(hue: Double($0) / 12, saturation: 0.75, brightness: 1) } }

    private func control(_ label: SpokenLabel) -> NativeControl {
        let resolved = selection.wrappedValue.resolve(in: environment)
        let opacity = supportsOpacity ? Double(resolved.opacity) : 1
        var solid = resolved.displayColor.clamped
        solid.alpha = 1
        return NativeControl(
            variety: .color, value: String(solid.hexadecimal.lowercased().prefix(7)), label: label.text,
            onChange: { text in
                guard let color = Color(hexadecimal: text, opacity: opacity) else { return }
                selection.wrappedValue = color
            })
    }
}

extension ColorPicker where Label == Text {
    /// A color picker with a title. Browsers choose no opacity: the color keeps its own, or becomes opaque if it
    /// isn't supported. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// A color picker with a title. Browsers choose no opacity: the color keeps its own, or becomes opaque if it
    /// isn't supported. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }

    /// A color picker with a title. Browsers choose no opacity: the color keeps its own, or becomes opaque if it
    /// isn't supported. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(verbatim: String(title)) }
    }
}

extension Color {
    /// From `#rrggbb`.
    init?(hexadecimal text: String, opacity: Double) {
        guard text.utf8.count == 7, text.hasPrefix("#"), let number = Int(text.dropFirst(), radix: 16) else {
            return nil
        }
        self.init(.fixed(RGBA(code: number, alpha: opacity)))
    }
}
