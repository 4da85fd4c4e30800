import SwiftUI

/// A list with navigation links.
struct Groceries: View {
    struct Item: Hashable, Identifiable {
        let name: String
        var id: String { name }
    }

    @State private var items = ["Milk", "Bread", "Eggs"].map(Item.init)
    @State private var path: [Item] = []
    @State private var isAdding = false
    @State private var newName = ""

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(items) { item in
                    NavigationLink(item.name, value: item)
                        .swipeActions { Button("Delete", role: .destructive) { items.removeAll { $0 == item } } }
                        .contextMenu { Button("Double") { items.append(Item(name: item.name + " again")) } }
                }
            }
            .navigationTitle("Groceries")
            .navigationDestination(for: Item.self) { item in
                Text("About \(item.name)").navigationTitle(item.name)
            }
            .toolbar { Button("New", systemImage: "plus") { isAdding = true } }
            .refreshable { items.append(Item(name: "Fresh fish")) }
        }
        .sheet(isPresented: $isAdding) {
            VStack {
                Text("A new thing").font(.title)
                TextField("What", text: $newName)
                Button("Put on the list") {
                    items.append(Item(name: newName))
                    isAdding = false
                }
            }
        }
    }
}

/// Thousands of rows.
struct LongList: View {
    @State private var chosen = "none"

    var body: some View {
        VStack {
            Text("chosen: \(chosen)")
            ScrollView {
                LazyVStack {
                    ForEach(0..<1000, id: \.self) { number in
                        Button("Row \(number)") { chosen = "\(number)" }.frame(height: 40)
                    }
                }
            }
        }
    }
}
