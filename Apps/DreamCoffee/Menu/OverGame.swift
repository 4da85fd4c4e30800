import SwiftUI

extension View {
    /// A card over everything else, dressed like the game. Whoever shows it disables what lies below; a tap beside it, and the
    /// way back, cancel it.
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
