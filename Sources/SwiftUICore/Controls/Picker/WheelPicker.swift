import Foundation

/// Options on a wheel that is turned: what lies in its middle is chosen.
///
/// The browser turns it, by a finger, a wheel or a trackpad, and comes to rest at an option; the arrow keys turn it too.
struct WheelPicker: View {
    let configuration: _PickerConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @State private var seen: Int?
    /// Whether the wheel turns by itself, to an option that was chosen otherwise: what passes by then isn't chosen.
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
        .focusable(isEnabled)
        .onMoveCommand { direction in turn(direction) }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: configuration.label.text ?? ""))
        .accessibilityValue(Text(verbatim: configuration.selected?.title ?? ""))
        .accessibilityAdjustableAction { step($0 == .increment ? 1 : -1) }
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

    private func turn(_ direction: MoveCommandDirection) {
        switch direction {
        case .up: step(-1)
        case .down: step(1)
        default: break
        }
    }

    private func step(_ distance: Int) {
        let options = configuration.options
        let old = options.firstIndex(where: \.isSelected) ?? 0
        let new = old + distance
        guard isEnabled, options.indices.contains(new) else { return }
        options[new].select()
    }
}

/// A wheel on which options are turned.
public struct WheelPickerStyle: PickerStyle, Sendable {
    public nonisolated init() {}
    public func _makeBody(_ configuration: _PickerConfiguration) -> AnyView {
        AnyView(WheelPicker(configuration: configuration))
    }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
