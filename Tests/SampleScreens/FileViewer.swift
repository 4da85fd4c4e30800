import SwiftUI
import UniformTypeIdentifiers

/// Opens a text file, counts its words, and exports a copy.
struct FileViewerScreen: View {
    @State private var document = PlainDocument(text: "")
    @State private var name = "Untitled"
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var problem: String?
    @State private var isTargeted = false

    var body: some View {
        NavigationStack {
            Group {
                if document.text.isEmpty {
                    ContentUnavailableView {
                        Label("No text", systemImage: "doc.text")
                    } description: {
                        Text("Open a file, or drop one here.")
                    } actions: {
                        Button("Open…") { isImporting = true }.buttonStyle(.borderedProminent)
                    }
                } else {
                    ScrollView { Text(document.text).frame(maxWidth: .infinity, alignment: .leading).padding() }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay { if isTargeted { RoundedRectangle(cornerRadius: 16).stroke(.tint, lineWidth: 3).padding(8) } }
            .dropDestination(for: String.self) { texts, _ in
                document.text = texts.joined(separator: "\n")
                name = "Dropped"
                return true
            } isTargeted: {
                isTargeted = $0
            }
            .navigationTitle(name)
            .toolbar {
                ToolbarItemGroup(placement: .primaryAction) {
                    Button("Open", systemImage: "folder") { isImporting = true }
                    Button("Export", systemImage: "square.and.arrow.up") { isExporting = true }.disabled(
                        document.text.isEmpty)
                }
                ToolbarItem(placement: .status) {
                    Text("\(document.text.split(separator: " ").count) words").font(.footnote)
                }
            }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText, .json]) { result in
                switch result {
                case .success(let url): open(url)
                case .failure(let error): problem = error.localizedDescription
                }
            }
            .fileExporter(isPresented: $isExporting, document: document, contentType: .plainText, defaultFilename: name)
            { result in
                if case .failure(let error) = result { problem = error.localizedDescription }
            }
            .alert("Could not do that", isPresented: .constant(problem != nil)) {
                Button("OK") { problem = nil }
            } message: {
                Text(problem ?? "")
            }
        }
    }

    private func open(_ url: URL) {
        guard url.startAccessingSecurityScopedResource() else { return }
        defer { url.stopAccessingSecurityScopedResource() }
        do {
            document.text = try String(contentsOf: url, encoding: .utf8)
            name = url.deletingPathExtension().lastPathComponent
        } catch { problem = error.localizedDescription }
    }
}

private struct PlainDocument: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.text = text
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
