import SwiftUI

/// An app with typical parts of a shop: amounts, choices, rows.
struct StoreApp: App {
    var body: some Scene {
        WindowGroup("Store") { StoreView() }
    }
}

struct StoreView: View {
    @State private var amount = ""
    @State private var note = "Gift wrap"
    @State private var order = "Name"
    @State private var isGift = false

    var body: some View {
        NavigationStack {
            Form {
                TextField("Amount", text: $amount).accessibilityIdentifier("amount-field")
                TextField("Note", text: $note)
                Picker("Sort by", selection: $order) {
                    Text("Name").tag("Name")
                    Text("Price").tag("Price")
                }
                Text("Sorted by \(order)")
                Toggle("Gift", isOn: $isGift)
                Button("Out of stock") {}.disabled(true)
                Section("Products") {
                    ForEach(["Hat", "Scarf", "Socks"], id: \.self) { Text($0).accessibilityIdentifier("product") }
                }
            }
            .navigationTitle("Store")
        }
    }
}
