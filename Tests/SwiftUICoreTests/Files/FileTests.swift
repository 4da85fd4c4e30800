import Combine
import CoreTransferable
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Files that people choose and keep")
struct FileTests {
    private func chunk(
        _ text: String, of whole: String, at offset: Int, index: Int = 0, count: Int = 1, name: String = "tea.txt"
    ) -> FileChunk {
        FileChunk(
            index: index, count: count, name: name, type: "text/plain", byteCount: whole.utf8.count, offset: offset,
            data: Data(text.utf8))
    }

    private func finish(_ reception: FileReception) async -> (files: [ReceivedFile], failure: (any Error)?) {
        await withCheckedContinuation { continuation in
            reception.finish { continuation.resume(returning: ($0, $1?.error)) }
        }
    }

    @Test func `a file is put together from its parts`() async throws {
        let store = ReceivedFiles()
        defer { store.removeAll() }
        let reception = FileReception(store)
        #expect(try !reception.take(chunk("good ", of: "good tea", at: 0)))
        #expect(try reception.take(chunk("tea", of: "good tea", at: 5)))
        let files = await finish(reception).files
        #expect(files.map(\.contentType) == [.utf8PlainText])
        #expect(try String(contentsOf: try #require(files.first).url, encoding: .utf8) == "good tea")
    }

    @Test func `parts out of order are refused, with the place that was expected`() async throws {
        let store = ReceivedFiles()
        defer { store.removeAll() }
        let reception = FileReception(store)
        try reception.take(chunk("good ", of: "good tea", at: 0))
        #expect(throws: FileReceptionError.disordered(name: "tea.txt", expected: 5, got: 6)) {
            try reception.take(chunk("ea", of: "good tea", at: 6))
        }
        let (files, failure) = await finish(reception)
        #expect(files == [] && failure as? FileReceptionError == .disordered(name: "tea.txt", expected: 5, got: 6))
    }

    @Test func `a window keeps no more than its share`() {
        let store = ReceivedFiles()
        defer { store.removeAll() }
        #expect(throws: FileReceptionError.self) {
            try store.reserve("large", byteCount: ReceivedFiles.byteCountMax + 1)
        }
    }

    @Test func `empty files count as well`() throws {
        let store = ReceivedFiles()
        defer { store.removeAll() }
        _ = try store.reserve("large", byteCount: ReceivedFiles.byteCountMax - 2 * ReceivedFiles.overheadByteCount)
        _ = try store.reserve("empty", byteCount: 0)
        #expect(throws: FileReceptionError.self) { try store.reserve("empty", byteCount: 0) }
    }

    @Test func `each file of a choice comes once`() async throws {
        let store = ReceivedFiles()
        defer { store.removeAll() }
        let reception = FileReception(store)
        try reception.take(chunk("a", of: "a", at: 0, index: 0, count: 3))
        try reception.take(chunk("b", of: "b", at: 0, index: 1, count: 3))
        #expect(throws: FileReceptionError.repeated(name: "tea.txt")) {
            try reception.take(chunk("b", of: "b", at: 0, index: 1, count: 3))
        }
        try reception.take(chunk("c", of: "c", at: 0, index: 2, count: 3))
        #expect(await finish(reception).files.count == 3)
    }

    @Test func `a name that is too long for a file keeps its end`() throws {
        let store = ReceivedFiles()
        defer { store.removeAll() }
        let name = String(repeating: "お茶の時間", count: 40) + ".txt"
        let url = try store.reserve(name, byteCount: 1)
        try Data([1]).write(to: url)
        #expect(url.lastPathComponent.hasSuffix("お茶の時間.txt") && url.lastPathComponent.utf8.count <= 255)
    }

    @Test(arguments: ["../../etc/passwd", "/etc/passwd", "..", ".hidden", "a\u{0}b", ""])
    func `a name from elsewhere never names another folder`(name: String) {
        let safe = ReceivedFiles.safe(name)
        #expect(!safe.isEmpty && !safe.contains("/") && !safe.hasPrefix("."))
    }

    @Test func `files go with their window`() throws {
        let window = TestWindow(Text("x"))
        let url = try window.graph.receivedFiles.reserve("a", byteCount: 1)
        try Data([1]).write(to: url)
        window.graph.teardown()
        ReceivedFiles.finishWriting()
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    private struct Importing: View {
        @State var isPresented = true
        let finish: (Result<URL, any Error>) -> Void
        var body: some View {
            Text(isPresented ? "open" : "closed")
                .fileImporter(isPresented: $isPresented, allowedContentTypes: [.json, .image], onCompletion: finish)
        }
    }

    @Test func `an importer's card says what the app wants to be said`() {
        let view = Importing { _ in }
            .fileDialogMessage(Text(verbatim: "Your teas, as a file")).fileDialogConfirmationLabel("Find it")
        let texts = TestWindow(view).texts
        #expect(texts.contains("Your teas, as a file"))
        #expect(texts.contains("Find it"))
    }

    @Test func `an importer gives the address of a copy, and closes`() async throws {
        var got: [String] = []
        let window = TestWindow(
            Importing { got.append((try? String(contentsOf: $0.get(), encoding: .utf8)) ?? "nothing") })
        let field = try #require(window.elements.first { $0.content.kind == "file" })
        guard case .file(let content) = field.content else { return }
        #expect(content.accept == ["application/json", ".json", "image/*"])
        window.graph.handle(
            ElementEvent(element: field.id, frameSeen: 0, action: .file(chunk("{}", of: "{}", at: 0, name: "a.json"))))
        await window.render { got == ["{}"] }
        #expect(window.texts.contains("closed"))
        window.graph.teardown()
    }

    private struct Exporting: View {
        @State var isPresented = false
        var body: some View {
            Button("Export") { isPresented = true }
                .fileExporter(
                    isPresented: $isPresented, document: Words(text: "good tea"), contentType: .plainText,
                    defaultFilename: "Tea"
                ) { _ in }
        }
    }

    private struct Words: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        var text: String
        init(text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws { text = "" }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    /// An observable document.
    private final class Notebook: ReferenceFileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        @Published var text: String
        init(text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws { text = "" }
        func snapshot(contentType: UTType) throws -> String { text }
        func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(snapshot.utf8))
        }
    }

    private struct ExportingObject: View {
        @StateObject var notebook = Notebook(text: "tea")
        @State var isPresented = false
        var body: some View {
            Button("Brew") { notebook.text = "good tea" }
            Button("Export") { isPresented = true }
                .fileExporter(
                    isPresented: $isPresented, document: notebook, contentType: .plainText, defaultFilename: "Tea"
                ) { _ in }
        }
    }

    @Test(.timeLimit(.minutes(5))) func `an exporter hands over an object as it is now`() async throws {
        let window = TestWindow(VStack { ExportingObject() })
        window.press(button: "Brew")
        try await expectDownload(of: "good tea", from: window)
    }

    @Test(.timeLimit(.minutes(5))) func `an exporter hands the document to the browser under its name`() async throws {
        try await expectDownload(of: "good tea", from: TestWindow(Exporting()))
    }

    /// A value that suggests its own file name.
    private struct Leaf: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation<Leaf, String>(exporting: { _ in "good tea" }).suggestedFileName("Tea.txt")
        }
    }

    private struct ExportingLeaf: View {
        @State var isPresented = false
        var body: some View {
            Button("Export") { isPresented = true }
                .fileExporter(isPresented: $isPresented, item: Leaf(), contentTypes: [.utf8PlainText]) { _ in }
        }
    }

    @Test(.timeLimit(.minutes(5))) func `an exporter calls the file as the value suggests`() async throws {
        try await expectDownload(of: "good tea", from: TestWindow(ExportingLeaf()))
    }

    private func expectDownload(of words: String, from window: TestWindow) async throws {
        window.press(button: "Export")
        var requests: [BrowserRequest] = []
        while requests.isEmpty {
            await Task.yield()
            window.render()
            requests = window.graph.takeRequests()
        }
        #expect(requests.count == 1)
        guard case .download(let path, let name) = requests[0] else {
            Issue.record("\(requests[0])")
            return
        }
        #expect(name == "Tea.txt")
        let resource = try #require(ResourceStore.shared.resource(at: path))
        #expect(try resource.load() == Data(words.utf8))
        window.graph.teardown()
        #expect(ResourceStore.shared.resource(at: path) == nil)
    }

    @Test func `a folder's files have names of their own`() {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        let names = (0..<3).map { _ in folder.addRegularFile(withContents: Data(), preferredFilename: "a.txt") }
        #expect(Set(names).count == 3)
    }
}

extension ReceivedFiles {
    /// Makes an empty file that counts with this size against the limit.
    fileprivate func reserve(_ name: String, byteCount: Int) throws -> URL {
        let file = try begin(name, byteCount: byteCount)
        try take(byteCount, for: name)
        file.close()
        Self.finishWriting()
        return file.url
    }
}
