import SwiftUI

/// Styles of a small design system: buttons, toggles, labels, progress views, groups, and custom modifiers.
struct StyleGalleryScreen: View {
    @State private var isOn = true
    @State private var progress = 0.4
    @State private var isLoading = false

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                Button("Filled") { progress += 0.1 }.buttonStyle(.filled)
                Button("Filled, busy") { isLoading.toggle() }.buttonStyle(.filled(isLoading: isLoading))
                Button {
                } label: {
                    Label("Neumorphic", systemImage: "heart.fill")
                }
                .buttonStyle(NeumorphicButtonStyle())
                Button("Delete", role: .destructive) {}.buttonStyle(.bordered).controlSize(.small)
                Toggle("Check", isOn: $isOn).toggleStyle(CheckToggleStyle())
                Toggle("Switch", isOn: $isOn.animation(.bouncy)).tint(.purple)
                Label("A label", systemImage: "tag").labelStyle(.badge)
                ProgressView("Loading", value: min(progress, 1)).progressViewStyle(BarProgressStyle())
                GroupBox("Group") { Text("Inside").frame(maxWidth: .infinity, alignment: .leading) }
                    .groupBoxStyle(.card)
                Text("Card").cardStyle()
                LabeledContent("Key", value: "Value").labeledContentStyle(StackedStyle())
                Text("Hidden when off").hidden(!isOn)
            }
            .padding()
        }
        .if(isOn) { $0.background(Color.purple.opacity(0.05)) }
    }
}

private struct FilledButtonStyle: ButtonStyle {
    var isLoading = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            if isLoading { ProgressView().tint(.white) }
            configuration.label
        }
        .font(.headline)
        .foregroundStyle(.white)
        .padding(.vertical, controlSize == .large ? 16 : 12)
        .frame(maxWidth: .infinity)
        .background(configuration.role == .destructive ? Color.red : .accentColor, in: .capsule)
        .opacity(isEnabled ? (configuration.isPressed ? 0.7 : 1) : 0.4)
        .scaleEffect(configuration.isPressed ? 0.98 : 1)
    }
}

extension ButtonStyle where Self == FilledButtonStyle {
    fileprivate static var filled: Self { .init() }
    fileprivate static func filled(isLoading: Bool) -> Self { .init(isLoading: isLoading) }
}

private struct NeumorphicButtonStyle: PrimitiveButtonStyle {
    @GestureState private var isPressed = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .background(
                RoundedRectangle(cornerRadius: 16)
                    .fill(.background)
                    .shadow(
                        color: .black.opacity(0.2), radius: isPressed ? 2 : 8, x: isPressed ? 1 : 5,
                        y: isPressed ? 1 : 5
                    )
                    .shadow(color: .white.opacity(0.7), radius: 8, x: -5, y: -5)
            )
            .gesture(
                DragGesture(minimumDistance: 0)
                    .updating($isPressed) { _, state, _ in state = true }
                    .onEnded { _ in configuration.trigger() })
    }
}

private struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

private struct BadgeLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.icon.foregroundStyle(.tint)
            configuration.title.font(.footnote.weight(.semibold))
        }
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .overlay(Capsule().stroke(.tint, lineWidth: 1))
    }
}

extension LabelStyle where Self == BadgeLabelStyle {
    fileprivate static var badge: BadgeLabelStyle { BadgeLabelStyle() }
}

private struct BarProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(.quaternary)
                    Capsule().fill(.tint).frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
                }
            }
            .frame(height: 10)
        }
        .animation(.spring, value: configuration.fractionCompleted)
    }
}

private struct CardGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.caption).foregroundStyle(.secondary)
            configuration.content
        }
        .cardStyle()
    }
}

extension GroupBoxStyle where Self == CardGroupBoxStyle {
    fileprivate static var card: CardGroupBoxStyle { .init() }
}

private struct StackedStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label.font(.caption)
            configuration.content.font(.title3)
        }
    }
}

private struct CardModifier: ViewModifier {
    var cornerRadius: CGFloat = 16

    func body(content: Content) -> some View {
        content
            .padding()
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
            .shadow(radius: 1)
    }
}

extension View {
    fileprivate func cardStyle(cornerRadius: CGFloat = 16) -> some View {
        modifier(CardModifier(cornerRadius: cornerRadius))
    }

    @ViewBuilder
    fileprivate func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }

    @ViewBuilder
    fileprivate func hidden(_ isHidden: Bool) -> some View {
        if isHidden { hidden() } else { self }
    }
}
