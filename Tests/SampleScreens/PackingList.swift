import SwiftUI

/// A list with an edit mode and related features.
struct PackingListScreen: View {
    @State private var things = ["Tent", "Lamp", "Kettle", "Map"].map { Thing(name: $0) }
    @State private var isAdding = false
    @State private var track = 0.3

    var body: some View {
        TabView {
            Tab("Things", systemImage: "list.bullet") {
                NavigationStack {
                    List {
                        Section("To pack") {
                            ForEach($things, editActions: .all) { $thing in
                                Toggle(thing.name, isOn: $thing.isPacked)
                            }
                            .dropDestination(for: String.self) { names, index in
                                things.insert(contentsOf: names.map { Thing(name: $0) }, at: index)
                            }
                        }
                        .listSectionSeparator(.hidden)
                        Section {
                            DisclosureGroup("Hints") {
                                Text("Roll, never fold.")
                                Text("Shoes go first.")
                            }
                        }
                    }
                    .navigationTitle("Packing")
                    .navigationSubtitle("\(things.count { $0.isPacked }) of \(things.count)")
                    .toolbar {
                        EditButton()
                        Button("Add", systemImage: "plus") { isAdding = true }
                    }
                    .sheet(isPresented: $isAdding) {
                        AddThing { things.append(Thing(name: $0)) }.presentationSizing(.fitted).presentationDetents([
                            .height(220)
                        ])
                    }
                }
            }
            Tab("Map", systemImage: "map") { Text("A map") }
            Tab(role: .search) { Text("Search") }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory {
            HStack {
                Image(systemName: "music.note")
                Text("Rain on canvas").lineLimit(1)
                Spacer()
                Image(systemName: "play.fill")
            }
            .padding(.horizontal)
        }
    }
}

private struct Thing: Identifiable {
    let id = UUID()
    var name: String
    var isPacked = false
}

private struct AddThing: View {
    let add: (String) -> Void
    @State private var name = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            TextField("Name", text: $name).textFieldStyle(.roundedBorder)
            HStack {
                Button(role: .close) { dismiss() }
                Spacer()
                Button(role: .confirm) {
                    add(name)
                    dismiss()
                }
                .disabled(name.isEmpty)
            }
        }
        .padding(24)
        .frame(width: 300)
    }
}
