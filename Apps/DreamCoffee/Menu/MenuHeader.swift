import SwiftUI

/// The title of a page of the menu, and the way back.
struct MenuHeader: View {
    let title: LocalizedStringKey
    /// Where the way back leads.
    var origin: LocalizedStringKey = "Menu"
    let leave: () -> Void

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Button(action: leave) {
                    Image(systemName: "chevron.left")
                        .accessibilityHidden(true)
                    Text(origin)
                }
                .buttonStyle(GameButtonStyle())
                Spacer()
            }
            Text(title)
                .font(.system(.title, design: .monospaced, weight: .bold))
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h1)
        }
        .foregroundStyle(.darkBrown)
    }
}
