import LifeEngine
import SwiftUI

/// Saves the current cells, and loads saved patterns.
struct FilesView: View {
    let pattern: Pattern
    let load: (Pattern) throws -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var names: [String] = []
    @State private var problem: String?
    private let shelf = PatternShelf()

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Text("Files").font(.title2).fontWeight(.bold)
                Spacer()
                Button("Done") { dismiss() }
            }
            HStack {
                TextField("Name", text: $name)
                    .textFieldStyle(.roundedBorder)
                    .onSubmit(save)
                Button("Save", action: save)
                    .buttonStyle(.borderedProminent)
                    .disabled(name.isEmpty)
            }
            if let problem { Text(verbatim: problem).foregroundStyle(.red) }
            PatternTextView(pattern: pattern) {
                try load($0)
                dismiss()
            }
            ScrollView {
                VStack(spacing: 8) {
                    if names.isEmpty { Text("Nothing saved yet").foregroundStyle(.secondary) }
                    ForEach(names, id: \.self) { row($0) }
                }
                .frame(maxWidth: .infinity)
            }
        }
        .padding(20)
        .frame(maxWidth: 480, maxHeight: .infinity, alignment: .top)
        .onAppear { names = shelf.names }
    }

    private func row(_ name: String) -> some View {
        HStack {
            Text(name)
            Spacer()
            Button("Load") {
                attempt {
                    try load(try shelf.load(name))
                    dismiss()
                }
            }
            .buttonStyle(.bordered)
            Button("Delete", role: .destructive) { attempt { try shelf.delete(name) } }
                .buttonStyle(.borderless)
        }
    }

    private func save() {
        attempt {
            try shelf.save(pattern, as: name)
            name = ""
        }
    }

    private func attempt(_ action: () throws -> Void) {
        do {
            try action()
            problem = nil
        } catch {
            problem = words(for: error)
        }
        names = shelf.names
    }
}
