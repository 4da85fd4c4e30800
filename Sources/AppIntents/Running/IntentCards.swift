import FoundationAdditions
import SwiftUI
import SwiftUICore

/// What intents say and ask: an alert, or a sheet if there is a view.
struct IntentCards: View {
    let desk: IntentDesk

    var body: some View {
        Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
            .alert(title, isPresented: isShown(as: false), presenting: desk.card) { card in
                buttons(of: card)
            } message: { card in
                if let message = card.message { Text(verbatim: message) }
            }
            .background { Color.clear.sheet(isPresented: isShown(as: true)) { sheet } }
    }

    private var title: Text { desk.card.map { Text($0.title) } ?? Text(verbatim: "") }

    private func isShown(as isSheet: Bool) -> Binding<Bool> {
        let card = desk.card.flatMap { ($0.content != nil) == isSheet ? $0.id : nil }
        return Binding(
            get: { card != nil && desk.card?.id == card },
            set: { if !$0, let card { desk.putAway(card) } })
    }

    private func buttons(of card: IntentDesk.Card) -> some View {
        ForEach(Array(card.answers.indices), id: \.self) { index in
            let answer = card.answers[index]
            Button(role: answer.role) {
                desk.choose(index, of: card.id)
                if card.content != nil { desk.putAway(card.id) }
            } label: {
                if let text = answer.text {
                    Text(verbatim: text)
                } else {
                    Text.system(answer.role == .cancel ? "Cancel" : "OK")
                }
            }
        }
    }

    @ViewBuilder private var sheet: some View {
        if let card = desk.card, let content = card.content {
            VStack(spacing: 16) {
                Text(card.title).font(.headline)
                if let message = card.message { Text(verbatim: message) }
                content.view
                HStack { buttons(of: card) }
            }
            .padding(20)
            .presentationDetents([.medium, .large])
        }
    }
}
