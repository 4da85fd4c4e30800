import SwiftUI

/// The title of a menu page, with a back button.
struct MenuHeader: View {
    @Environment(\.dismiss) private var dismiss
    let title: LocalizedStringKey
    /// The destination of the back button.
    var origin: LocalizedStringKey = "Menu"

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Button {
                    dismiss()
                } label: {
                    Image(systemName: "chevron.left")
                        .accessibilityHidden(true)
                    Text(origin)
                }
                .buttonStyle(GameButtonStyle())
                .keyboardShortcut(.cancelAction)
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
