import SwiftUI

/// Motion: phases, keyframes, timelines, morphing shapes, flips and custom transitions.
struct MotionStudioScreen: View {
    @State private var isFlipped = false
    @State private var taps = 0
    @State private var sides = 3.0
    @State private var isShown = true

    private enum Phase: CaseIterable { case rest, up, grow }

    private struct Values {
        var scale = 1.0
        var angle = Angle.zero
        var offset: CGFloat = 0
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 32) {
                PhaseAnimator(Phase.allCases, trigger: taps) { phase in
                    Text("🎉").font(.system(size: 50))
                        .offset(y: phase == .up ? -20 : 0)
                        .scaleEffect(phase == .grow ? 1.4 : 1)
                } animation: { phase in
                    switch phase {
                    case .rest: .easeOut(duration: 0.2)
                    case .up: .spring(duration: 0.3)
                    case .grow: .bouncy
                    }
                }
                Image(systemName: "bell.fill")
                    .font(.largeTitle)
                    .keyframeAnimator(initialValue: Values(), trigger: taps) { content, value in
                        content.scaleEffect(value.scale).rotationEffect(value.angle).offset(y: value.offset)
                    } keyframes: { _ in
                        KeyframeTrack(\.scale) {
                            CubicKeyframe(1.3, duration: 0.2)
                            SpringKeyframe(1, duration: 0.5, spring: .bouncy)
                        }
                        KeyframeTrack(\.angle) {
                            LinearKeyframe(.degrees(20), duration: 0.1)
                            LinearKeyframe(.degrees(-20), duration: 0.2)
                            CubicKeyframe(.zero, duration: 0.2)
                        }
                    }
                Polygon(sides: sides)
                    .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineJoin: .round))
                    .frame(width: 120, height: 120)
                    .animation(.easeInOut(duration: 0.6), value: sides)
                Stepper("Sides", value: $sides, in: 3...12)
                FlipCard(isFlipped: $isFlipped)
                if isShown {
                    Text("Here").padding().background(.yellow.opacity(0.4)).transition(.twirl)
                }
                HStack {
                    Button("Go") { taps += 1 }
                    Button("Flip") { withAnimation(.spring(response: 0.6)) { isFlipped.toggle() } }
                    Button("Show") {
                        withAnimation {
                            isShown.toggle()
                        } completion: {
                            taps += 1
                        }
                    }
                }
                .buttonStyle(.bordered)
                TimelineView(.periodic(from: .now, by: 1)) { context in
                    Text(context.date, style: .time).monospacedDigit()
                }
            }
            .padding()
        }
    }
}

private struct Polygon: Shape {
    var sides: Double
    var animatableData: Double {
        get { sides }
        set { sides = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let count = Int(sides.rounded(.up))
        return Path { path in
            for index in 0..<count {
                let angle = Double(index) * 2 * .pi / sides - .pi / 2
                let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
                index == 0 ? path.move(to: point) : path.addLine(to: point)
            }
            path.closeSubpath()
        }
    }
}

private struct FlipCard: View {
    @Binding var isFlipped: Bool

    var body: some View {
        ZStack {
            face("Front", .blue).opacity(isFlipped ? 0 : 1)
            face("Back", .orange).opacity(isFlipped ? 1 : 0).rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        }
        .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (0, 1, 0), perspective: 0.4)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(isFlipped ? "Back" : "Front")
    }

    private func face(_ title: String, _ color: Color) -> some View {
        RoundedRectangle(cornerRadius: 16).fill(color.gradient).frame(width: 160, height: 100)
            .overlay(Text(title).foregroundColor(.white).font(.title2))
    }
}

private struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : 0.5)
            .opacity(phase.isIdentity ? 1 : 0)
            .rotationEffect(.degrees(phase == .willAppear ? 180 : phase == .didDisappear ? -180 : 0))
    }
}

extension Transition where Self == Twirl {
    fileprivate static var twirl: Twirl { Twirl() }
}
