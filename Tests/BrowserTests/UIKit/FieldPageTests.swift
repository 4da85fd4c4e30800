import BrowserTesting
import SafariServices
import SwiftUI
import Testing
import UIKit

/// A field that rejects digits, wrapped as in published apps.
private struct Name: UIViewRepresentable {
    @Binding var text: String
    let submit: () -> Void

    final class Coordinator: NSObject, UITextFieldDelegate {
        var name: Name
        init(_ name: Name) { self.name = name }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { !string.contains(where: \.isNumber) }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            name.submit()
            return true
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.delegate = context.coordinator
        field.addAction(
            UIAction { [weak coordinator = context.coordinator] action in
                coordinator?.name.text = (action.sender as? UITextField)?.text ?? ""
            }, for: .editingChanged)
        return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {
        context.coordinator.name = self
        uiView.text = text
    }
}

private struct Form: View {
    @State private var text = ""
    @State private var submits = 0

    var body: some View {
        VStack(spacing: 16) {
            Name(text: $text) { submits += 1 }.frame(width: 240, height: 40)
            Text(verbatim: "“\(text)” \(submits)")
            Button("Ask", action: ask)
        }
    }

    private func ask() {
        let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Your name" }
        alert.addAction(
            UIAlertAction(title: "Done", style: .default) { [weak alert] _ in
                text = alert?.textFields?.first?.text ?? ""
            })
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        scene?.windows.first?.rootViewController?.present(alert, animated: true)
    }
}

private struct Reading: View {
    @State private var isReading = false

    var body: some View {
        Button("Read") { isReading = true }
            .fullScreenCover(isPresented: $isReading) { WebPage() }
    }
}

private struct WebPage: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SFSafariViewController {
        SFSafariViewController(url: URL(string: "https://example.invalid/tea")!)
    }

    func updateUIViewController(_ uiViewController: SFSafariViewController, context: Context) {}
}

@MainActor
@Suite("Fields of UIKit in Chromium")
struct FieldPageTests {
    @Test func `what is typed is taken or taken back`() async throws {
        try await ViewPage.run(Form(), options: Screenshots.phone(.light)) { view in
            let page = view.page
            try await page.click("input")
            try await page.type("Tea")
            try await view.waitForText("“Tea” 0")
            try await page.type("1")
            try await page.waitFor("document.querySelector('input').value === 'Tea'")
            try await page.type("s")
            try await view.waitForText("“Teas” 0")
            try await StillPicture.settle(page)
            try await Screenshots.keep(page, as: "uikit-field")
            // Pressing the button with the mouse moves the focus away from the field for a moment.
            try await page.click("button[aria-label='Clear text']")
            try await view.waitForText("“” 0")
            try await page.waitFor("document.activeElement === document.querySelector('input')")
            try await page.type("Milk")
            try await page.press("Enter")
            try await view.waitForText("“Milk” 1")
            try await page.waitFor("document.activeElement !== document.querySelector('input')")
            #expect(page.problems.isEmpty)
        }
    }

    @Test func `an alert has a field that has the keyboard`() async throws {
        try await ViewPage.run(Form(), options: Screenshots.phone(.light)) { view in
            try await view.press(button: "Ask")
            try await view.page.waitFor("document.activeElement?.placeholder === 'Your name'")
            try await view.page.type("Mina")
            try await StillPicture.settle(view.page)
            try await Screenshots.keep(view.page, as: "alert-with-field")
            try await view.press(button: "Done")
            try await view.waitForText("“Mina” 0")
        }
    }

    @Test func `a page of the web is in a frame until it is done`() async throws {
        try await ViewPage.run(Reading(), options: Screenshots.phone(.light)) { view in
            let page = view.page
            try await view.press(button: "Read")
            try await page.waitFor("document.querySelector('iframe')?.src === 'https://example.invalid/tea'")
            try await page.waitFor("document.querySelectorAll('a[href=\"https://example.invalid/tea\"]').length === 2")
            #expect(
                try await page.evaluate("document.querySelector('iframe').sandbox.contains('allow-top-navigation')")
                    == false)
            try await StillPicture.settle(page)
            try await Screenshots.keep(page, as: "safari-controller")
            try await view.press(button: "Done")
            try await page.waitFor("!document.querySelector('iframe')")
        }
    }
}
