import SwiftUI

struct DrinkView: View {
    let drink: Drink

    var body: some View {
        Form {
            LabeledContent("Steeps for", value: "\(drink.minutes) minutes")
        }
        .navigationTitle(drink.name)
    }
}

#Preview { DrinkView(drink: Drink.all[0]) }
