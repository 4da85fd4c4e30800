import SwiftUI

/// An invisible view over a page that reports the page's position.
struct PageFollower: View {
    let didMove: (CGFloat) -> Void

    var body: some View {
        GeometryReader { proxy in
            Color.clear.onChange(of: proxy.frame(in: .global).minX) { _, minX in didMove(minX) }
        }
        .allowsHitTesting(false)
    }
}
