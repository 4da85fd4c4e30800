import Foundation
import SwiftUI

/// Shows a tip inline while it is available.
///
/// See [TipView](https://developer.apple.com/documentation/tipkit/tipview).
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let edge: Edge?
    private let action: (Tips.Action) -> Void

    /// Creates a view of a tip, with an arrow if an edge is given.
    public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, edge, self.action) = (tip, arrowEdge, action)
    }

    /// Creates a view of an optional tip, with an arrow if an edge is given.
    public init(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in })
    where Content == AnyTip {
        (self.tip, edge, self.action) = (tip.map { AnyTip(any: $0) }, arrowEdge, action)
    }

    /// The tip, or nothing.
    public var body: some View {
        if let tip {
            TipWatch(tip: tip) { ArrowedTip(edge: edge) { TipCard(tip: tip, isInline: true, action: action) } }
                .id(tip.id)
        }
    }
}

/// Shows content while a tip is available, and counts its displays.
struct TipWatch<Content: View>: View {
    let tip: any Tip
    @ViewBuilder let content: () -> Content
    @State private var isShown = false

    var body: some View {
        VStack(spacing: 0) {
            if tip.status(whileShown: isShown) == .available {
                content()
                    .modifier(TipTime(tip: tip, isShown: $isShown))
                    .transition(.opacity)
            }
        }
        .animation(.default, value: tip.status(whileShown: isShown))
    }
}

/// Records how long a tip is visible, and invalidates it when it reaches its limit.
struct TipTime: ViewModifier {
    let tip: any Tip
    @Binding var isShown: Bool
    @State private var start: Date?

    func body(content: Content) -> some View {
        content
            .onAppear {
                isShown = true
                start = Date()
                TipShowing.current.begin(tip.id)
                tip.noteDisplay()
            }
            .onDisappear {
                isShown = false
                TipShowing.current.end(tip.id)
                tip.noteEnd(after: start.map { Date().timeIntervalSince($0) } ?? 0)
            }
            .task {
                guard let most = tip.option(Tips.MaxDisplayDuration.self)?.seconds else { return }
                let left = max(most - TipRecord.of(tip).seconds, 0)
                do { try await TipClock.wait(until: Date() + left) } catch { return }
                tip.invalidate(reason: .displayDurationExceeded)
            }
    }
}

/// A tip's card with an arrow at an edge.
private struct ArrowedTip<Content: View>: View {
    let edge: Edge?
    @ViewBuilder let content: () -> Content

    var body: some View {
        switch edge {
        case .top:
            VStack(spacing: 0) {
                arrow(0); content()
            }
        case .bottom:
            VStack(spacing: 0) {
                content(); arrow(180)
            }
        case .leading:
            HStack(spacing: 0) {
                arrow(270); content()
            }
        case .trailing:
            HStack(spacing: 0) {
                content(); arrow(90)
            }
        case nil: content()
        }
    }

    private func arrow(_ degrees: Double) -> some View {
        TipArrow().fill(TipLook.ground).frame(width: 20, height: 10).rotationEffect(.degrees(degrees))
            .accessibilityHidden(true)
    }
}

/// A triangle that points upwards.
private struct TipArrow: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
