import SwiftUI

/// Asks a visitor who enters a café for their name and color.
struct CafeEntryView: View {
    /// Whether the café is the player's own.
    let isInviting: Bool
    let cancel: () -> Void
    let enter: (_ name: String, _ color: VisitorColor) -> Void
    @AppStorage("visitorName") private var keptName = ""
    @AppStorage("visitorColor") private var keptColor = VisitorColor.teal
    @State private var name = ""
    @State private var isRefused = false
    @FocusState private var hasKeyboard: Bool

    var body: some View {
        card.overGame(cancel: cancel)
            .onAppear {
                // A random color, so that visitors who don't choose one probably look different.
                if keptName.isEmpty { keptColor = VisitorColor.allCases.randomElement() ?? .teal }
                name = keptName
                hasKeyboard = true
            }
    }

    private var card: some View {
        VStack(spacing: 16) {
            Text(isInviting ? "A café for several" : "You are invited to a café")
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            Text("Others see you walk, and hear what you say near them. What you say to the barista stays between you.")
                .fixedSize(horizontal: false, vertical: true)
            TextField("Your name", text: $name)
                .textFieldStyle(.plain)
                .focused($hasKeyboard)
                .onSubmit(confirm)
                .onChange(of: name) { nameDidChange() }
                .frame(minHeight: 44)
                .padding(.horizontal, 12)
                .background(.boxFill)
                .border(.boxEdge, width: 3)
            if isRefused { Text("That can’t be a name here.").font(.callout) }
            colors
            Button(isInviting ? "Open the café" : "Come in", action: confirm)
                .buttonStyle(GameButtonStyle(width: 200))
                .disabled(name.allSatisfy(\.isWhitespace))
            Button("Cancel", role: .cancel, action: cancel)
                .buttonStyle(GameButtonStyle(width: 200))
                .keyboardShortcut(.cancelAction)
        }
        .multilineTextAlignment(.center)
        .foregroundStyle(.darkBrown)
        .modifier(RoomyWidth(320))
        .modifier(GameBoxStyle(insets: EdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)))
        .background(.backgroundBrown)
        .padding()
    }

    private var colors: some View {
        HStack(spacing: 2) {
            ForEach(VisitorColor.allCases) { color in
                Button {
                    keptColor = color
                } label: {
                    Rectangle()
                        .fill(color.color)
                        .frame(width: 26, height: 26)
                        .border(keptColor == color ? Color.darkBrown : .clear, width: 4)
                        .frame(width: 38, height: 44)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(color.title))
                .accessibilityAddTraits(keptColor == color ? .isSelected : [])
            }
        }
    }

    private func nameDidChange() {
        isRefused = false
        if name.count > CafeManners.nameLengthMax { name = String(name.prefix(CafeManners.nameLengthMax)) }
    }

    private func confirm() {
        guard let allowed = CafeManners().name(name) else { return isRefused = true }
        keptName = allowed
        enter(allowed, keptColor)
    }
}

#Preview("An invitation") {
    CafeEntryView(isInviting: false, cancel: {}, enter: { _, _ in })
}
