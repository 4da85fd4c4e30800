import SwiftUI

/// The title of a page of the menu, and the way back.
struct MenuHeader: View {
    let title: LocalizedStringKey
    let leave: () -> Void

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Button(action: leave) {
                    Image(systemName: "chevron.left")
                        .accessibilityHidden(true)
                    Text("Menu")
                }
                .buttonStyle(.plain)
                .fontWeight(.bold)
                .modifier(GameBoxStyle())
                Spacer()
            }
            Text(title)
                .font(.system(size: 28, weight: .bold, design: .monospaced))
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h1)
        }
        .foregroundStyle(.darkBrown)
    }
}
