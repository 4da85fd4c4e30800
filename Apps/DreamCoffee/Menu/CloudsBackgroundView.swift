import SwiftUI

/// Clouds that drift across the window from left to right, endlessly.
struct CloudsBackgroundView: View {
    private struct Cloud: Identifiable {
        let id: Int
        var yPosition: CGFloat
        let seconds: Double
        let start: CGFloat
    }

    /// A cloud at this distance beyond an edge is completely out of view, in points.
    private static let margin: CGFloat = 150

    @State private var clouds: [Cloud] = []
    @State private var size = CGSize(width: 100, height: 1000)

    var body: some View {
        ZStack {
            ForEach(clouds) { cloud in
                DriftingCloud(
                    start: cloud.start, end: size.width + Self.margin, y: cloud.yPosition, seconds: cloud.seconds)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onGeometryChange(for: CGSize.self) {
            $0.size
        } action: { newSize in
            size = newSize
            clouds = makeClouds()
        }
        .ignoresSafeArea()
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private func makeClouds() -> [Cloud] {
        (0..<5).map { index in
            Cloud(
                id: Int.random(in: 0..<Int.max), yPosition: .random(in: 40...max(size.height - 40, 41)),
                seconds: .random(in: 40..<60),
                start: CGFloat(index) * size.width / 5 - Self.margin)
        }
    }
}

/// One cloud: it drifts out to the right, and reenters from the left at another height.
private struct DriftingCloud: View {
    let start: CGFloat
    let end: CGFloat
    let y: CGFloat
    let seconds: Double
    @State private var x: CGFloat?
    @State private var height: CGFloat?
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        Image(.cloud)
            .interpolation(.none)
            .resizable()
            .frame(width: 144, height: 64)
            // At night they are barely visible.
            .opacity(colorScheme == .dark ? 0.16 : 1)
            .position(x: x ?? start, y: height ?? y)
            .task(id: reducesMotion) { if !reducesMotion { await drift() } }
    }

    private func drift() async {
        var from = start
        while !Task.isCancelled {
            let duration = seconds * (end - from) / (end + 150)
            withAnimation(.linear(duration: duration)) { x = end }
            try? await Task.sleep(for: .seconds(duration))
            from = -150
            x = from
            height = y + .random(in: -40...40)
            try? await Task.sleep(for: .seconds(0.1))
        }
    }
}
