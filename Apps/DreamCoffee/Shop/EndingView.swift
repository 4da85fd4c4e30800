import SwiftUI

/// The end of the story of the first ten days: who came and was pleased, and how the game continues.
struct EndingView: View {
    /// The last pages of the pleased guests in the guest book.
    let friends: [Guest]

    private static let countMax = 12

    var body: some View {
        VStack(spacing: 12) {
            if !friends.isEmpty {
                Text("They will not forget you:")
                    .fontWeight(.bold)
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 52), spacing: 8)], spacing: 8) {
                    ForEach(friends.prefix(Self.countMax)) { PortraitView(guest: $0, size: 52) }
                }
            }
            Text("Chike hands you the key: “I can dream now. Keep the lamps on!”")
            Text("From here the seasons turn, the riddles grow harder, and friends come back.")
                .font(.caption)
        }
        .frame(maxWidth: .infinity)
        .modifier(GameBoxStyle())
    }
}

extension ShopMemory {
    /// All fully pleased guests without duplicates, the latest first.
    var friends: [Guest] {
        var seen = Set<UUID>()
        return guests.filter { $0.hearts == 1 && seen.insert($0.personID).inserted }
    }
}

#Preview("Ten days") {
    EndingView(friends: [])
        .padding()
        .background(.backgroundBrown)
}
