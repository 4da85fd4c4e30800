import SwiftUI

/// The wooden box around all texts and questions.
struct GameBoxStyle: ViewModifier {
    var insets = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The width of the edge, in points.
    var edge: CGFloat = 6

    func body(content: Content) -> some View {
        content
            .padding(insets)
            .fontDesign(.monospaced)
            .background(.boxFill)
            .border(.boxEdge, width: edge)
    }
}
