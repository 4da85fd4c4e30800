import SwiftUI

/// The wooden box that everything that is said or asked stands in.
struct GameBoxStyle: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding()
            .fontDesign(.monospaced)
            .background(.boxFill)
            .border(.boxEdge, width: 6)
    }
}
