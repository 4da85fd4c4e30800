import SwiftUI

/// A thing for the shop, as it is offered: whole, or a piece of it in front of the wall if it is much wider than high.
struct ThingPicture: View {
    let thing: ShopThing

    var body: some View {
        Group {
            if thing.place == .stars {
                image
                    .scaledToFill()
                    .frame(width: 72, height: 28)
                    .background(Color.backgroundBrown)
                    .clipped()
            } else {
                image.scaledToFit()
            }
        }
        .frame(width: 72, height: 64)
        .accessibilityHidden(true)
    }

    private var image: Image {
        Image(thing.image)
            .interpolation(.none)
            .resizable()
    }
}

#Preview("Things") {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
        ForEach(ShopThing.allCases) { ThingPicture(thing: $0) }
    }
    .padding()
    .background(Color.boxFill)
}
