import SwiftUI

struct DrinkView: View {
    let drink: Drink
    @AppStorage("favourite") private var favourite = ""

    var body: some View {
        Form {
            LabeledContent("Steeps for", value: "\(drink.minutes) minutes")
            if favourite == drink.name {
                Label("Your favourite", systemImage: "heart.fill")
            } else {
                Button("Make it my favourite") { favourite = drink.name }
            }
        }
        .navigationTitle(drink.name)
    }
}

#Preview { DrinkView(drink: Drink.all[0]) }
