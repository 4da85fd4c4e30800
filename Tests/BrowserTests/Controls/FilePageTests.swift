import BrowserTesting
import Foundation
import PhotosUI
import SwiftUI
import Testing
import UniformTypeIdentifiers

private struct Files: View {
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var said = "nothing"
    @State private var photo: PhotosPickerItem?
    @State private var picture: Image?

    var body: some View {
        VStack(spacing: 20) {
            Button("Import") { isImporting = true }
            Button("Export") { isExporting = true }
            PhotosPicker("Choose a picture", selection: $photo, matching: .images)
                .photosPickerStyle(.compact).photosPickerDisabledCapabilities([.search, .selectionActions])
                .photosPickerAccessoryVisibility(.hidden, edges: .bottom)
            picture?.resizable().frame(width: 40, height: 40).accessibilityLabel("The picture")
            Text(said)
        }
        .fileImporter(
            isPresented: $isImporting, allowedContentTypes: [.plainText], allowsMultipleSelection: true
        ) { result in
            let urls = (try? result.get()) ?? []
            let texts = urls.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
            said = "\(urls.count) files, \(texts.map(\.count).reduce(0, +)) letters"
        } onCancellation: {
            said = "given up"
        }
        .fileExporter(
            isPresented: $isExporting, item: "good tea", contentTypes: [.utf8PlainText], defaultFilename: "Tea.txt"
        ) { _ in
            said = "exported"
        }
        .onChange(of: photo) {
            Task { picture = try? await photo?.loadTransferable(type: Image.self) }
        }
    }
}

@MainActor
@Suite("Files in a browser")
struct FilePageTests {
    /// Prevents the browser's own file dialog, which a test can't operate.
    private func keepChooserClosed(_ view: ViewPage) async throws {
        try await view.page.evaluate("HTMLInputElement.prototype.showPicker = () => {}")
    }

    /// The input in the importer's dialog, once it is open. The photo picker always has one in the page.
    private static let importer = "dialog[open] input[type=file]"
    private static let photos = "input[type=file]:not(dialog *)"

    /// Chooses files with these names and contents, as with the browser's file dialog.
    private func choose(_ files: [String: Data], with field: String, in view: ViewPage) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "chosen-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let places = files.keys.sorted().map { folder.appending(path: $0) }
        for place in places { try files[place.lastPathComponent]?.write(to: place) }
        try await view.page.waitFor("document.querySelector('\(field)')")
        try await view.page.choose(places, in: field)
        // The browser reads the files when the page sends them.
        try await view.page.waitFor("!document.querySelector('\(field)')?.value")
    }

    @Test func `files that are chosen arrive whole`() async throws {
        try await ViewPage.run(Files(), options: PageOptions(width: 500, height: 500)) { view in
            try await keepChooserClosed(view)
            try await view.press(button: "Import")
            let long = Data(String(repeating: "x", count: 150_000).utf8)
            try await choose(["a.txt": long, "b.txt": Data("hello".utf8)], with: Self.importer, in: view)
            try await view.waitForText("2 files, 150005 letters")
            try await view.page.waitFor("!document.querySelector('dialog')")
            #expect(view.page.problems.isEmpty)
        }
    }

    @Test func `a choice can be given up`() async throws {
        try await ViewPage.run(Files(), options: PageOptions(width: 500, height: 500)) { view in
            try await keepChooserClosed(view)
            try await view.press(button: "Import")
            try await view.page.waitFor("document.querySelector('dialog input[type=file]')")
            try await view.press(button: "Cancel")
            try await view.waitForText("given up")
        }
    }

    @Test func `a document is handed to the browser`() async throws {
        try await ViewPage.run(Files(), options: PageOptions(width: 500, height: 500)) { view in
            try await view.page.evaluate(
                """
                window.kept = null;
                HTMLAnchorElement.prototype.click = function () {
                  const { href, download } = this;
                  fetch(href).then((answer) => answer.text()).then((text) => { window.kept = `${download}: ${text}`; });
                };
                """)
            try await view.press(button: "Export")
            try await view.waitForText("exported")
            try await view.page.waitFor("window.kept === 'Tea.txt: good tea'")
        }
    }

    @Test func `a picture is chosen and shown`() async throws {
        try await ViewPage.run(Files(), options: PageOptions(width: 500, height: 500)) { view in
            let draw = "Object.assign(document.createElement('canvas'), { width: 8, height: 8 }).toDataURL()"
            let address = try await view.page.evaluate(draw).string ?? ""
            let picture = try #require(address.split(separator: ",").last.flatMap { Data(base64Encoded: String($0)) })
            try await choose(["a.png": picture], with: Self.photos, in: view)
            try await view.page.waitFor(
                "document.querySelector('img[alt=\"The picture\"]')?.naturalWidth === 8")
        }
    }
}
