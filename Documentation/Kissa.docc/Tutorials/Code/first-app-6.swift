import SwiftUI

struct ContentView: View {
    var body: some View {
        NavigationStack {
            List(Drink.all) { drink in
                NavigationLink(drink.name, value: drink)
            }
            .navigationTitle("Teahouse")
            .navigationDestination(for: Drink.self) { DrinkView(drink: $0) }
        }
    }
}

#Preview { ContentView() }
