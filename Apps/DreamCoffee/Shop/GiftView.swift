import SwiftUI

/// The reward of a successful day: one thing for the shop, chosen by the player.
struct GiftView: View {
    let game: ShopGame
    let day: ShopDay

    var body: some View {
        if game.memory.day.isSameDay(as: day) {
            if let thing = game.memory.chosenThing {
                VStack(spacing: 8) {
                    ThingPicture(thing: thing)
                    Text("\(game.language.text(thing.title)) now stands in the shop.")
                }
            } else if game.isChoosing(after: day) {
                choice(of: ShopThing.offers(after: day.number, having: game.memory.things))
            }
        }
    }

    private func choice(of offers: [ShopThing]) -> some View {
        VStack(spacing: 12) {
            Text("Choose something for the shop:")
                .fontWeight(.bold)
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) { ForEach(offers) { button(for: $0) } }
                VStack(spacing: 12) { ForEach(offers) { button(for: $0) } }
            }
        }
    }

    private func button(for thing: ShopThing) -> some View {
        Button {
            game.memory.choose(thing)
        } label: {
            VStack(spacing: 8) {
                ThingPicture(thing: thing)
                Text(thing.title)
                    .font(.caption)
            }
            .frame(minWidth: 76)
        }
        .buttonStyle(GameButtonStyle(isSmall: true))
    }
}
