import SwiftUI

struct TextPlate: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Large title").font(.largeTitle)
            Text("Headline").font(.headline)
            Text("**Bold**, *italic*, `code`, ~~gone~~ and a [link](https://www.swift.org)")
            Text("Secondary").foregroundStyle(.secondary)
            Text("夢の中の小さな喫茶店").font(.title3)
            Text("Caption, monospaced").font(.caption.monospaced())
            Link("A link of its own", destination: URL(string: "https://www.swift.org")!)
        }
        .padding(16)
    }
}

struct SymbolPlate: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Label("Cup", systemImage: "cup.and.saucer.fill")
            Label("Only its title", systemImage: "star").labelStyle(.titleOnly)
            HStack(spacing: 14) {
                ForEach(["heart.fill", "star.fill", "moon.fill", "cloud.fill", "bell", "gearshape.fill"], id: \.self) {
                    Image(systemName: $0)
                }
            }
            .font(.title)
            .foregroundStyle(.tint)
            LabeledContent("Label", value: "Value")
            Divider()
        }
        .padding(16)
    }
}

struct GroupPlate: View {
    @State private var isOpen = true

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            GroupBox("Group") { Text("What belongs together.") }
            DisclosureGroup("Open", isExpanded: $isOpen) { Text("What was hidden.") }
            DisclosureGroup("Closed") { Text("What is hidden.") }
            ControlGroup("Steps") {
                Button("Back") {}
                Button("Forward") {}
            }
        }
        .padding(16)
    }
}

struct EmptyPlate: View {
    var body: some View {
        ContentUnavailableView(
            "Nobody here yet", systemImage: "cup.and.saucer",
            description: Text("Serve a dream, and it will sign its name."))
    }
}

struct ListPlate: View {
    @State private var chosen: Set<String> = ["Chike"]

    var body: some View {
        List(selection: $chosen) {
            Section("In the shop") {
                ForEach(["Chike", "Lisa"], id: \.self) { Text(verbatim: $0) }
            }
            Section {
                Label("Liki", systemImage: "cup.and.saucer")
                Text("Ro").badge(3)
            } header: {
                Text("Out of dreams")
            } footer: {
                Text("They come when they are asleep.")
            }
        }
    }
}

struct FormPlate: View {
    @State private var name = "Lisa"
    @State private var isOn = true
    @State private var size = 1

    var body: some View {
        Form {
            Section("Guest") {
                TextField("Name", text: $name)
                Toggle("Is pleased", isOn: $isOn)
                Picker("Size", selection: $size) {
                    Text("Small").tag(0)
                    Text("Medium").tag(1)
                }
            }
            Section { Button("Serve") {} }
        }
    }
}

struct SearchPlate: View {
    @State private var words = ""

    var body: some View {
        NavigationStack {
            List(["Chike", "Lisa", "Liki"], id: \.self) { Text(verbatim: $0) }
                .navigationTitle("Guests")
                .searchable(text: $words)
        }
    }
}
