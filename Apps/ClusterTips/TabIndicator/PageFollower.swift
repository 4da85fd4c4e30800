import SwiftUI

/// Lies over a page and tells where the page is. It is there for its place alone.
struct PageFollower: View {
    let didMove: (CGFloat) -> Void

    var body: some View {
        GeometryReader { proxy in
            Color.clear.onChange(of: proxy.frame(in: .global).minX) { _, minX in didMove(minX) }
        }
        .allowsHitTesting(false)
    }
}
