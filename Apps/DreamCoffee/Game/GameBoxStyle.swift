import SwiftUI

/// The wooden box that everything that is said or asked stands in.
struct GameBoxStyle: ViewModifier {
    var insets = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// How wide the edge is, in points.
    var edge: CGFloat = 6

    func body(content: Content) -> some View {
        content
            .padding(insets)
            .fontDesign(.monospaced)
            .background(.boxFill)
            .border(.boxEdge, width: edge)
    }
}
