import SwiftUI

struct TabPlate: View {
    var body: some View {
        TabView {
            Tab("Shop", systemImage: "cup.and.saucer.fill") { Text("The shop") }
            Tab("Guests", systemImage: "book.fill") { Text("The guest book") }
            Tab("Settings", systemImage: "gearshape.fill") { Text("The settings") }
        }
    }
}

struct PagePlate: View {
    @State private var page = 1

    var body: some View {
        TabView(selection: $page) {
            ForEach(0..<3, id: \.self) { number in
                Text("Page \(number)").frame(maxWidth: .infinity, maxHeight: .infinity).background(.teal.opacity(0.3))
            }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
}

struct NavigationPlate: View {
    @State private var path = [1]

    var body: some View {
        NavigationStack(path: $path) {
            Text("The root")
                .navigationTitle("Guests")
                .navigationDestination(for: Int.self) { number in
                    Text("Guest \(number)")
                        .navigationTitle("Lisa")
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbar { ToolbarItem { Button("Edit") {} } }
                }
        }
    }
}

struct AlertPlate: View {
    @State private var isShown = true

    var body: some View {
        Color.clear.alert("Close the shop?", isPresented: $isShown) {
            Button("Close", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("The dreams will have to wait until tomorrow.")
        }
    }
}

struct ConfirmationPlate: View {
    @State private var isShown = true

    var body: some View {
        Color.clear.confirmationDialog("Pour it away?", isPresented: $isShown, titleVisibility: .visible) {
            Button("Pour away", role: .destructive) {}
            Button("Keep") {}
        }
    }
}

struct SheetPlate: View {
    @State private var isShown = true

    var body: some View {
        Text("Below").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).sheet(isPresented: $isShown) {
            VStack(spacing: 12) {
                Text("A sheet").font(.title2)
                Button("Done") {}.buttonStyle(.borderedProminent)
            }
            .presentationDetents([.medium])
            .presentationDragIndicator(.visible)
        }
    }
}

struct MenuPlate: View {
    var body: some View {
        Menu("Guest") {
            Button("Greet", systemImage: "heart") {}
            Section("More") {
                Button("Write down", systemImage: "book") {}
                Button("Send home", systemImage: "moon", role: .destructive) {}
            }
            Button("Can’t be chosen") {}.disabled(true)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .padding()
    }
}
