import BrowserTesting
import SwiftUI
import Testing

/// The share sheet as used in most apps.
private struct ShareSheet: UIViewControllerRepresentable {
    let items: [Any]
    let completion: (UIActivity.ActivityType?, Bool) -> Void

    func makeUIViewController(context: Context) -> UIActivityViewController {
        let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
        controller.completionWithItemsHandler = { type, completed, _, _ in completion(type, completed) }
        return controller
    }

    func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

private struct Sharing: View {
    @State private var isSharing = false
    @State private var outcome = "nothing yet"

    var body: some View {
        VStack(spacing: 20) {
            Text(outcome)
            Button("Share") { isSharing = true }
            Button("Ask", action: ask)
        }
        .sheet(isPresented: $isSharing) {
            ShareSheet(items: ["Have some tea"]) { type, completed in
                outcome = "\(type?.rawValue ?? "none"), \(completed)"
                isSharing = false
            }
            .presentationDetents([.medium])
        }
    }

    private func ask() {
        let alert = UIAlertController(title: "Tea?", message: "It is ready.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Later", style: .cancel) { _ in outcome = "later" })
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in outcome = "yes" })
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        scene?.windows.first?.rootViewController?.present(alert, animated: true)
    }
}

/// A controller with a SwiftUI view inside.
private struct Hosting: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        UIHostingController(rootView: Counter())
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Pressed \(count) times") { count += 1 } }
}

@MainActor
@Suite("View controllers in Chromium")
struct ControllerPageTests {
    @Test(arguments: [PageOptions.ColorScheme.light, .dark])
    func `a share sheet copies and says so`(scheme: PageOptions.ColorScheme) async throws {
        try await ViewPage.run(Sharing(), options: Screenshots.phone(scheme)) { view in
            try await view.page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; };")
            try await view.press(button: "Share")
            try await view.page.waitFor("document.querySelector('[role=dialog]')?.textContent.includes('Copy')")
            try await StillPicture.settle(view.page)
            try await Screenshots.keep(view.page, as: "share-sheet-\(scheme)")
            try await view.press(button: "Copy")
            try await view.page.waitFor("window.copied === 'Have some tea'")
            try await view.waitForText("\(UIActivity.ActivityType.copyToPasteboard.rawValue), true")
            try await view.page.waitFor("!document.querySelector('[role=dialog]')")
        }
    }

    @Test func `what is shared with an app is told once`() async throws {
        try await ViewPage.run(Sharing(), options: Screenshots.phone(.light)) { view in
            try await view.page.evaluate(
                """
                navigator.canShare = () => true;
                navigator.share = async (words) => { window.shared = words.text; };
                """)
            try await view.press(button: "Share")
            try await view.press(button: "Share…")
            try await view.page.waitFor("window.shared === 'Have some tea'")
            try await view.waitForText(", true")
        }
    }

    @Test func `an alert is presented over the page`() async throws {
        try await ViewPage.run(Sharing(), options: Screenshots.phone(.light)) { view in
            try await view.press(button: "Ask")
            try await view.waitForText("It is ready.")
            try await StillPicture.settle(view.page)
            try await Screenshots.keep(view.page, as: "alert-controller")
            try await view.press(button: "Yes")
            try await view.waitForText("yes")
            try await view.press(button: "Ask")
            // The first one may still be fading out.
            try await view.page.waitFor("document.querySelector('dialog:modal')?.textContent.includes('It is ready.')")
            try await view.page.press("Escape")
            try await view.waitForText("later")
        }
    }

    @Test func `a hosted view is alive`() async throws {
        try await ViewPage.run(Hosting(), options: Screenshots.phone(.light)) { view in
            try await view.press(button: "Pressed 0 times")
            try await view.press(button: "Pressed 1 times")
            try await view.waitForText("Pressed 2 times")
        }
    }
}
