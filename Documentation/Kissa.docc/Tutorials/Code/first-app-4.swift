import SwiftUI

struct ContentView: View {
    var body: some View {
        NavigationStack {
            List(Drink.all) { drink in
                Text(drink.name)
            }
            .navigationTitle("Teahouse")
        }
    }
}

#Preview { ContentView() }
