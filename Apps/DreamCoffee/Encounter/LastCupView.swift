import SwiftUI

/// A returning guest's last drink, shown to players who look it up in the guest book.
struct LastCupView: View {
    let guest: Guest
    let language: GameLanguage
    @State private var isOpen = false

    var body: some View {
        if isOpen {
            VStack(alignment: .leading, spacing: 6) {
                Text("Day \(guest.day)")
                    .font(.caption)
                Label {
                    Text(verbatim: guest.drink.title(in: language))
                } icon: {
                    Image(systemName: "cup.and.saucer.fill")
                }
                .font(.callout)
            }
            .foregroundStyle(.darkBrown)
            .frame(maxWidth: .infinity, alignment: .leading)
            .modifier(GameBoxStyle())
        } else {
            Button {
                isOpen = true
            } label: {
                Image(systemName: "book.fill")
                    .accessibilityHidden(true)
                Text("Look it up in the guest book")
            }
            .buttonStyle(GameButtonStyle(isSmall: true))
        }
    }
}
