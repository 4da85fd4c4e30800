import SwiftUI

/// A text with thirty modifiers, most of which contain a conditional.
struct LongChainScreen: View {
    var body: some View {
        VStack(spacing: 40) {
            LongChain()
            LongChain(title: "Idle", isActive: false, count: nil)
            ManyColors(isActive: true)
            ManyColors(isActive: false)
        }
        .padding()
    }
}

private struct LongChain: View {
    var title = "Chain"
    var isActive = true
    var count: Int? = 3
    @State private var isPressed = false
    @Namespace private var namespace
    @Environment(\.colorScheme) var colorScheme
    var body: some View {
        Text(title + (count != nil ? " (\(count ?? 0))" : "") + " — " + String(format: "%.1f", 3.5))
            .font(.system(size: isActive ? 18 : 14, weight: .bold, design: .rounded))
            .foregroundStyle(isActive ? .white : .secondary)
            .lineLimit(isActive ? nil : 2)
            .multilineTextAlignment(.center)
            .padding()
            .padding(.horizontal, isActive ? 24 : 12)
            .background(isActive ? Color.blue : Color.gray.opacity(0.2))
            .background(colorScheme == .dark ? .black : .white)
            .clipShape(RoundedRectangle(cornerRadius: isActive ? 16 : 8, style: .continuous))
            .overlay(RoundedRectangle(cornerRadius: 16).stroke(isActive ? .blue : .clear, lineWidth: 2))
            .overlay(alignment: .topTrailing) {
                if let count, count > 0 {
                    Text("\(count)").font(.caption2.bold()).foregroundColor(.white).padding(6).background(
                        .red, in: Circle()
                    ).offset(x: 8, y: -8)
                }
            }
            .overlay(
                Circle()
                    .fill(isPressed ? .green : .yellow)
                    .frame(width: 10, height: 10)
                    .offset(x: isPressed ? -4 : 4, y: 4),
                alignment: .bottomLeading
            )
            .shadow(color: isActive ? .blue.opacity(0.4) : .clear, radius: 8, x: 0, y: 4)
            .scaleEffect(isPressed ? 0.95 : 1)
            .opacity(isActive ? 1 : 0.5)
            .rotationEffect(.degrees(isPressed ? 2 : 0))
            .offset(y: isPressed ? 2 : 0)
            .matchedGeometryEffect(id: "chain", in: namespace)
            .animation(
                isPressed ? .easeIn(duration: 0.1) : .spring(response: 0.3, dampingFraction: 0.6), value: isPressed
            )
            .transition(
                .asymmetric(
                    insertion: .move(edge: .leading).combined(with: .opacity), removal: .scale.combined(with: .opacity))
            )
            .contentShape(Rectangle())
            .onTapGesture(count: 2) { isPressed.toggle() }
            .onLongPressGesture(minimumDuration: 0.5) { isPressed = false }
            .simultaneousGesture(
                DragGesture(minimumDistance: 0).onChanged { _ in isPressed = true }.onEnded { _ in isPressed = false }
            )
            .accessibilityLabel(Text("\(title), \(count ?? 0) items"))
            .accessibilityAddTraits(isActive ? [.isButton, .isSelected] : .isButton)
            .onAppear { isPressed = false }
            .onChange(of: isActive) { old, new in isPressed = old != new }
            .frame(maxWidth: isActive ? .infinity : 200, minHeight: 44, alignment: isActive ? .center : .leading)
            .padding(EdgeInsets(top: 4, leading: isActive ? 8 : 16, bottom: 4, trailing: 8))
            .background {
                RoundedRectangle(cornerRadius: 24)
                    .fill(
                        LinearGradient(
                            colors: isActive ? [.blue, .purple] : [.gray, .white], startPoint: .top, endPoint: .bottom)
                    )
                    .opacity(0.2)
            }
    }
}

/// Colors with opacities, one modifier after the other. Each could have three types if it weren't for the overload ranking.
private struct ManyColors: View {
    let isActive: Bool

    var body: some View {
        Text("Colours")
            .padding(isActive ? 12 : 8)
            .background(isActive ? Color.red : Color.blue.opacity(0.4))
            .padding(isActive ? 2 : 4)
            .background(isActive ? Color.orange.opacity(0.4) : Color.blue)
            .padding(isActive ? 2 : 4)
            .background(isActive ? Color.yellow : Color.blue.opacity(0.3))
            .padding(isActive ? 2 : 4)
            .background(isActive ? Color.green.opacity(0.4) : Color.clear)
            .padding(isActive ? 2 : 4)
            .background(isActive ? Color.teal : Color.purple.opacity(0.2))
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(isActive ? Color.red.opacity(0.5) : Color.clear))
            .foregroundStyle(isActive ? Color.white : Color.black.opacity(0.7))
            .tint(isActive ? .red : .blue)
            .shadow(color: isActive ? Color.black.opacity(0.2) : Color.clear, radius: isActive ? 4 : 0)
            .listRowBackground(isActive ? Color.red.opacity(0.1) : .clear)
    }
}
