import DisplayList
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewTesting

/// As apps before PhotosPicker bring UIKit's pickers into SwiftUI.
private struct Picker: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@MainActor
private final class Album: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
    UIDocumentPickerDelegate
{
    private var choices: [[UIImagePickerController.InfoKey: Any]?] = []
    private var waiting: CheckedContinuation<Void, Never>?

    private func choose(_ info: [UIImagePickerController.InfoKey: Any]?) {
        choices.append(info)
        waiting?.resume()
        waiting = nil
    }

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { choose(info) }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { choose(nil) }
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        choose([.imageURL: urls])
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { choose(nil) }

    /// The next choice; nil is none.
    func next() async -> [UIImagePickerController.InfoKey: Any]? {
        if choices.isEmpty { await withCheckedContinuation { waiting = $0 } }
        return choices.removeFirst()
    }
}

@MainActor @Suite("Pickers of pictures and files") struct PickerTests {
    private let album = Album()

    private func bring(
        _ data: Data, _ name: String, _ type: String, to window: TestWindow, index: Int = 0, of count: Int = 1
    )
        throws
    {
        let field = try #require(window.elements.first { $0.input.events.contains(.file) })
        let chunk = FileChunk(
            index: index, count: count, name: name, type: type, byteCount: data.count, offset: 0, data: data)
        window.send(.file(chunk), to: field)
    }

    private var picture: Data {
        UIGraphicsImageRenderer(size: CGSize(width: 6, height: 2)).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 2))
        }
    }

    @Test func `a picture that a person chose is an image, with its file and its middle square`() async throws {
        let picker = UIImagePickerController()
        picker.delegate = album
        picker.allowsEditing = true
        let window = TestWindow(portrait: Picker(controller: picker))
        #expect(window.texts.contains("Choose a photo"))
        try bring(picture, "a.png", "image/png", to: window)
        let info = try #require(await album.next())
        let image = try #require(info[.originalImage] as? UIImage)
        let square = try #require(info[.editedImage] as? UIImage)
        #expect(image.size.width == 3 * image.size.height && square.size.width == square.size.height)
        #expect(info[.mediaType] as? String == "public.image")
        #expect(FileManager.default.fileExists(atPath: try #require(info[.imageURL] as? URL).path))
    }

    @Test func `what is no picture is no choice, and neither is leaving`() async throws {
        let picker = UIImagePickerController()
        picker.delegate = album
        let window = TestWindow(portrait: Picker(controller: picker))
        try bring(Data("words".utf8), "a.png", "image/png", to: window)
        #expect(await album.next() == nil)
        window.press(button: "Cancel")
        #expect(await album.next() == nil)
    }

    @Test func `a film is a file`() async throws {
        let picker = UIImagePickerController()
        picker.mediaTypes = UIImagePickerController.availableMediaTypes(for: .photoLibrary) ?? []
        picker.delegate = album
        let window = TestWindow(portrait: Picker(controller: picker))
        try bring(Data([1, 2]), "a.mp4", "video/mp4", to: window)
        let info = try #require(await album.next())
        #expect(info[.mediaType] as? String == "public.movie" && info[.mediaURL] is URL && info[.originalImage] == nil)
    }

    @Test func `there is no camera`() {
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    }

    @Test func `several files are chosen together`() async throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
        picker.allowsMultipleSelection = true
        picker.delegate = album
        let window = TestWindow(portrait: Picker(controller: picker))
        #expect(window.texts.contains("Choose files"))
        for index in 0..<2 {
            try bring(Data("\(index)".utf8), "\(index).txt", "text/plain", to: window, index: index, of: 2)
        }
        let files = try #require(await album.next()?[.imageURL] as? [URL])
        #expect(try files.map { try String(contentsOf: $0, encoding: .utf8) } == ["0", "1"])
    }
}
