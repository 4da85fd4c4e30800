import BrowserTesting
import Foundation
import PhotosUI
import SwiftUI
import Testing
import UIKit

/// As apps before PhotosPicker bring the picker into SwiftUI.
private struct Picker: UIViewControllerRepresentable {
    @MainActor
    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        let take: (UIImage?) -> Void
        init(take: @escaping (UIImage?) -> Void) { self.take = take }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            guard let provider = results.first?.itemProvider else { return take(nil) }
            provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in self?.take(image) }
        }
    }

    let take: (UIImage?) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(take: take) }
    func makeUIViewController(context: Context) -> PHPickerViewController {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = context.coordinator
        return picker
    }
    func updateUIViewController(_ uiViewController: PHPickerViewController, context: Context) {}
}

private struct Album: View {
    @State private var isChoosing = false
    @State private var said = "nothing"

    var body: some View {
        VStack {
            Button("Choose") { isChoosing = true }
            Text(said)
        }
        .sheet(isPresented: $isChoosing) {
            Picker { image in
                said = image.map { "\($0.size.width / $0.size.height) times as wide" } ?? "no picture"
                isChoosing = false
            }
        }
    }
}

@MainActor
@Suite("The picker of pictures in a browser")
struct PhotoPickerPageTests {
    private static let field = "dialog[open] input[type=file]"

    private func choosing(_ body: @MainActor (ViewPage) async throws -> Void) async throws {
        try await ViewPage.run(Album(), options: PageOptions(width: 500, height: 500)) { view in
            // The browser's own file dialog can't be operated by a test.
            try await view.page.evaluate("HTMLInputElement.prototype.showPicker = () => {}")
            try await view.press(button: "Choose")
            try await view.page.waitFor("document.querySelector('\(Self.field)')")
            try await body(view)
        }
    }

    @Test func `a picture that a person chose is an image`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        try UIGraphicsImageRenderer(size: CGSize(width: 6, height: 2)).pngData { _ in }.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await choosing { view in
            try await view.page.choose([file], in: Self.field)
            try await view.waitForText("3.0 times as wide")
        }
    }

    @Test func `leaving is a choice of nothing`() async throws {
        try await choosing { view in
            try await view.press(button: "Cancel")
            try await view.waitForText("no picture")
        }
    }
}
