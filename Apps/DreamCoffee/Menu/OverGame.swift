import SwiftUI

extension View {
    /// A card over everything else, in the game's style. The presenter disables what lies below; a tap next to it, and going
    /// back, cancel it.
    func overGame(cancel: @escaping () -> Void) -> some View {
        ZStack {
            Color.black.opacity(0.35)
                .ignoresSafeArea()
                .onTapGesture(perform: cancel)
                .accessibilityHidden(true)
            ViewThatFits(in: .vertical) {
                self
                ScrollView(.vertical) { self }
            }
            .accessibilityAddTraits(.isModal)
        }
        .wayBack(cancel)
    }
}
