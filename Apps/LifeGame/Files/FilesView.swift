import Foundation
import LifeEngine
import SwiftUI
import UniformTypeIdentifiers

/// Saves the current cells, and loads saved patterns.
struct FilesView: View {
    let pattern: Pattern
    let load: (Pattern) throws -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var names: [String] = []
    @State private var problem: String?
    @State private var isOpening = false
    private let shelf = PatternShelf()

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Text("Files").font(.title2).fontWeight(.bold)
                Spacer()
                Button("Open a file") { isOpening = true }
                    .buttonStyle(.bordered)
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
        .fileImporter(isPresented: $isOpening, allowedContentTypes: [.data]) { result in
            attempt {
                try open(try result.get())
                dismiss()
            }
        }
    }

    /// Opens a pattern file of the player, in any supported format.
    private func open(_ file: URL) throws {
        let isScoped = file.startAccessingSecurityScopedResource()
        defer { if isScoped { file.stopAccessingSecurityScopedResource() } }
        let name = file.deletingPathExtension().lastPathComponent
        try load(try Pattern(data: Data(contentsOf: file), name: name))
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
