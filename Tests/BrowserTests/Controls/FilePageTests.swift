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
@Suite("Files in Chromium")
struct FilePageTests {
    /// Prevents the browser's own file dialog, which a test can't operate.
    private func keepChooserClosed(_ view: ViewPage) async throws {
        try await view.page.evaluate("HTMLInputElement.prototype.showPicker = () => {}")
    }

    /// The input in the importer's dialog, once it is open. The photo picker always has one in the page.
    private static let importer = "dialog[open] input[type=file]"
    private static let photos = "input[type=file]:not(dialog *)"

    /// Chooses files as with the browser's file dialog.
    private func choose(_ script: String, with field: String, in view: ViewPage) async throws {
        try await view.page.waitFor("document.querySelector('\(field)')")
        try await view.page.evaluate(
            """
            (async () => {
              const data = new DataTransfer();
              \(script)
              const input = document.querySelector('\(field)');
              input.files = data.files;
              input.dispatchEvent(new Event('change'));
            })()
            """)
    }

    @Test func `files that are chosen arrive whole`() async throws {
        try await ViewPage.run(Files(), options: PageOptions(width: 500, height: 500)) { view in
            try await keepChooserClosed(view)
            try await view.press(button: "Import")
            try await choose(
                """
                data.items.add(new File(['x'.repeat(150_000)], 'a.txt', { type: 'text/plain' }));
                data.items.add(new File(['hello'], 'b.txt', { type: 'text/plain' }));
                """, with: Self.importer, in: view)
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
            try await choose(
                """
                const canvas = document.createElement('canvas');
                canvas.width = canvas.height = 8;
                const blob = await new Promise((resolve) => canvas.toBlob(resolve));
                data.items.add(new File([blob], 'a.png', { type: 'image/png' }));
                """, with: Self.photos, in: view)
            try await view.page.waitFor(
                "document.querySelector('img[alt=\"The picture\"]')?.naturalWidth === 8")
        }
    }
}
