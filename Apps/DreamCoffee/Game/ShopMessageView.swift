import SwiftUI

/// A message with a button to dismiss it.
struct ShopMessageView: View {
    let message: ShopMessage
    let putAway: () -> Void

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            if let hearts = message.hearts { HeartView(hearts: hearts) }
            VStack(alignment: .leading, spacing: 2) {
                if let name = message.name {
                    Text(verbatim: name)
                        .fontWeight(.bold)
                }
                Text(AttributedString(message.text))
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            closeButton
        }
        .font(.callout)
        .foregroundStyle(.darkBrown)
        .modifier(RoomyWidth(520))
        .modifier(GameBoxStyle(insets: EdgeInsets(top: 10, leading: 14, bottom: 10, trailing: 8), edge: 4))
        .task {
            try? await Task.sleep(for: message.duration)
            if !Task.isCancelled { putAway() }
        }
        .onAppear { AccessibilityNotification.Announcement(spoken).post() }
    }

    private var spoken: String { [message.name, message.text].compactMap(\.self).joined(separator: ": ") }

    private var closeButton: some View {
        BoxIconButton(Text("Close"), symbol: "xmark", action: putAway)
            .fontWeight(.bold)
    }
}

#Preview("A guest who has gone") {
    ShopMessageView(message: ShopMessage(name: "Pebble", text: "Almost like the first star!", hearts: 0.5)) {}
        .padding()
        .background(.backgroundBrown)
}
