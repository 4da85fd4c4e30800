import DisplayList
import Foundation

/// Options on a wheel; the one in the middle is chosen.
///
/// The browser scrolls it by touch, mouse wheel or trackpad, and snaps to an option; the arrow keys move it too.
struct WheelPicker: View {
    let configuration: _PickerConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @State private var seen: Int?
    /// Whether the wheel is animating to an option that was chosen in another way. Options that pass the middle
    /// meanwhile aren't chosen.
    @State private var turnsByItself = false
    private let rowHeight: CGFloat = 36
    private let rowsSeen: CGFloat = 5

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 9).fill(.quaternary.opacity(0.6)).frame(height: rowHeight)
                .accessibilityHidden(true)
            wheel
        }
        .frame(minWidth: 64)
        .frame(height: rowHeight * rowsSeen)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: configuration.label.text ?? ""))
        .accessibilityValue(Text(verbatim: configuration.selected?.title ?? ""))
        .modifier(AttributeModifier(WheelAttribute(isEnabled: isEnabled, step: step)))
    }

    private var wheel: some View {
        ScrollView(showsIndicators: false) {
            VStack(spacing: 0) {
                ForEach(configuration.options) { row($0) }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.vertical, rowHeight * (rowsSeen - 1) / 2, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        .scrollPosition(id: $seen, anchor: .center)
        .scrollDisabled(!isEnabled)
        .onAppear { seen = configuration.selected?.id }
        .onChange(of: configuration.selected?.id) { _, new in
            if new != seen { withAnimation { seen = new } }
        }
        .onChange(of: seen) { _, new in
            if !turnsByItself { choose(new) }
        }
        .onScrollPhaseChange { _, phase in turnsByItself = phase == .animating }
    }

    private func row(_ option: _PickerConfiguration.Option) -> some View {
        option.view
            .lineLimit(1)
            .foregroundStyle(isEnabled ? .primary : .tertiary)
            .frame(maxWidth: .infinity)
            .frame(height: rowHeight)
            .contentShape(Rectangle())
            .onTapGesture { if isEnabled { option.select() } }
            .scrollTransition(.interactive(timingCurve: .linear).threshold(.centered)) { content, phase in
                content
                    .opacity(phase.isIdentity ? 1 : 0.1)
                    .scaleEffect(x: phase.isIdentity ? 1 : 0.8, y: phase.isIdentity ? 1 : 0.6)
            }
    }

    private func choose(_ id: Int?) {
        guard let id, let option = configuration.options.first(where: { $0.id == id }), !option.isSelected else {
            return
        }
        option.select()
    }

    private func step(_ distance: Int) {
        let options = configuration.options
        let old = options.firstIndex(where: \.isSelected) ?? 0
        let new = old + distance
        guard isEnabled, options.indices.contains(new) else { return }
        options[new].select()
    }
}

/// A single focus target; the arrow keys move the wheel in their visual direction: down selects the option below.
private struct WheelAttribute: ElementAttribute {
    let isEnabled: Bool
    let step: (Int) -> Void

    func apply(to element: inout DisplayElement, environment: EnvironmentValues) {
        element.accessibility.role = .spinButton
        guard isEnabled else { return }
        element.input.events.formUnion([.key, .focus])
        element.input.isFocusable = true
    }

    func handle(_ action: ElementEvent.Action) -> Bool {
        switch action {
        case .key("ArrowUp", _, true, _): step(-1)
        case .key("ArrowDown", _, true, _): step(1)
        default: return false
        }
        return true
    }
}

/// Options on a wheel.
public struct WheelPickerStyle: PickerStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The picker in this style.
    public func _makeBody(_ configuration: _PickerConfiguration) -> AnyView {
        AnyView(WheelPicker(configuration: configuration))
    }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// Options on a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
