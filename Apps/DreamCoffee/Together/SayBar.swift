import SwiftUI

/// A field for saying something to the visitors nearby.
struct SayBar: View {
    let cafe: Cafe
    let tell: (ShopMessage) -> Void
    @State private var draft = ""

    var body: some View {
        HStack {
            TextField("Say something to those near you", text: $draft)
                .textFieldStyle(.plain)
                .foregroundStyle(.darkBrown)
                .onSubmit(say)
                .onChange(of: draft) { limit() }
            BoxIconButton(Text("Say it"), symbol: "paperplane.fill", action: say)
        }
        .modifier(RoomyWidth(420))
        .modifier(GameBoxStyle(insets: EdgeInsets(top: 2, leading: 14, bottom: 2, trailing: 6), edge: 4))
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .padding(.horizontal)
        .padding(.bottom, 12)
    }

    private func limit() {
        if draft.count > CafeManners.lineLengthMax { draft = String(draft.prefix(CafeManners.lineLengthMax)) }
    }

    private func say() {
        guard draft.contains(where: { !$0.isWhitespace }) else { return }
        if cafe.say(draft) {
            draft = ""
        } else {
            let language = cafe.invitation.language
            tell(ShopMessage(name: nil, text: language.text("That isn’t said in this café."), hearts: nil))
        }
    }
}

/// The number of visitors in the café, as a button that opens their list.
struct VisitorsButton: View {
    let cafe: Cafe
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: "person.2.fill")
                .accessibilityHidden(true)
            Text(verbatim: "\(cafe.count)")
                .monospacedDigit()
        }
        .buttonStyle(GameButtonStyle())
        .accessibilityLabel("Visitors")
        .accessibilityValue(Text(verbatim: "\(cafe.count)"))
    }
}
