import Combine
import DisplayList
import SwiftUI
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("The visitor's device")
struct DeviceTests {
    private struct Sized: View {
        var body: some View {
            Text(verbatim: "\(Int(UIScreen.main.bounds.width)) \(UIDevice.current.userInterfaceIdiom == .pad)")
        }
    }

    private func texts(_ window: TestWindow) -> [String] {
        window.list.elements.values.compactMap {
            if case .text(let content) = $0.content { content.lines.flatMap(\.runs).map(\.text).joined() } else { nil }
        }
    }

    @Test func `the screen is the window of the code that runs`() {
        let narrow = TestWindow(portrait: Sized()), wide = TestWindow(Sized(), size: CGSize(width: 1024, height: 700))
        #expect(texts(narrow) == ["300 false"])
        #expect(texts(wide) == ["1024 true"])
        narrow.graph.inContext { #expect(UIDevice.current.orientation == .portrait) }
        wide.graph.inContext { #expect(UIDevice.current.orientation.isLandscape) }
    }

    @Test func `a body that read the screens size is evaluated again when it changes`() {
        let window = TestWindow(portrait: Sized())
        window.graph.setViewport(CGSize(width: 700, height: 400))
        window.render()
        #expect(texts(window) == ["700 true"])
    }

    @Test func `without a window the screen is a common phones`() {
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(UIScreen.main.nativeBounds.width == 780)
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
    }

    @Test func `safe areas are found by way of the scenes`() {
        let window = TestWindow(portrait: Sized())
        window.graph.safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        window.graph.inContext {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            #expect(scenes.first?.windows.first?.safeAreaInsets.top == 47)
            #expect(scenes.first?.keyWindow?.safeAreaInsets.bottom == 34)
            #expect(UIApplication.shared.windows.first?.bounds.width == 300)
        }
    }

    private struct Noted: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool
        var body: some View {
            TextField("Note", text: $text).focused($isFocused)
            Text(verbatim: isFocused ? "typing" : "done")
        }
    }

    @Test func `the window takes the keyboard from its field`() throws {
        let window = TestWindow(portrait: Noted())
        let field = try #require(
            window.list.elements.values.first { $0.accessibility.label == "Note" })
        window.graph.handle(ElementEvent(element: field.id, frameSeen: 0, action: .focus(true)))
        window.render()
        #expect(texts(window).contains("typing"))
        window.graph.inContext { #expect(UIApplication.shared.windows.first?.endEditing(true) == true) }
        window.render()
        #expect(texts(window).contains("done"))
        #expect(window.list.focus == nil)
        window.graph.inContext { #expect(UIApplication.shared.keyWindow?.endEditing(true) == false) }
    }

    @Test func `an app has one icon, and says so`() async {
        #expect(UIApplication.shared.alternateIconName == nil)
        #expect(!UIApplication.shared.supportsAlternateIcons)
        await #expect(throws: CocoaError.self) { try await UIApplication.shared.setAlternateIconName("Dark") }
        let error = await withCheckedContinuation { (continuation: CheckedContinuation<(any Error)?, Never>) in
            UIApplication.shared.setAlternateIconName("Dark") { continuation.resume(returning: $0) }
        }
        #expect(error is CocoaError)
    }

    /// Hears that a picture was saved.
    private final class Saver: NSObject {
        var heard: [String] = []
        func image(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer?) {
            heard.append("\(image.size.width) \(error == nil) \(contextInfo == nil)")
        }
        func saved(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeMutableRawPointer) {
            heard.append("saved \(error == nil)")
        }
    }

    @Test func `a picture for the photo library is saved by the browser, and the app hears of it`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 4)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
        }
        let saver = Saver()
        let selector = Selector(
            "image:didFinishSavingWithError:contextInfo:", of: Saver.image(_:didFinishSavingWithError:contextInfo:))
        let asked = requests { UIImageWriteToSavedPhotosAlbum(image, saver, selector, nil) }
        #expect(saver.heard == ["5.0 true true"])
        guard case .download(let path, let name) = try #require(asked.first) else { throw CocoaError(.fileNoSuchFile) }
        #expect(name == "Image.png" && asked.count == 1)
        #expect(try ResourceStore.shared.resource(at: path)?.load().starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
        UIImageWriteToSavedPhotosAlbum(image, saver, selector, nil)
        #expect(saver.heard.last == "5.0 false true")
        // The usual spelling, whose pointer isn't optional.
        let usual = Selector(
            "saved:didFinishSavingWithError:contextInfo:", of: Saver.saved(_:didFinishSavingWithError:contextInfo:))
        _ = requests { UIImageWriteToSavedPhotosAlbum(image, saver, usual, nil) }
        #expect(saver.heard.last == "saved true")
    }

    // MARK: What the browser is asked for

    private func requests(_ body: @MainActor () -> Void) -> [BrowserRequest] {
        let window = TestWindow(portrait: Text(verbatim: "here"))
        window.graph.inContext(body)
        return window.graph.takeRequests()
    }

    @Test func `strokes are felt as strong as they are`() {
        let felt = requests {
            UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
            UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
            UINotificationFeedbackGenerator().notificationOccurred(.success)
            UISelectionFeedbackGenerator().selectionChanged()
        }
        #expect(felt == [[30], [15], [20, 60, 35], [8]].map { .vibrate(milliseconds: $0) })
    }

    @Test func `what is copied goes to the clipboard of that window alone`() {
        let copied = requests {
            UIPasteboard.general.string = "latte"
            #expect(UIPasteboard.general.string == "latte")
            #expect(UIPasteboard.general.hasStrings)
            UIPasteboard.general.url = URL(string: "https://example.org/menu")
            #expect(UIPasteboard.general.hasURLs)
        }
        #expect(copied == [.copy("latte"), .copy("https://example.org/menu")])
        let others = requests { #expect(UIPasteboard.general.string == nil) }
        #expect(others == [])
    }

    @Test func `addresses are opened and announcements are said`() {
        let asked = requests {
            UIApplication.shared.open(URL(string: "https://example.org")!) { #expect($0) }
            UIApplication.shared.open(URL(string: "file:///etc/passwd")!) { #expect(!$0) }
            UIAccessibility.post(notification: .announcement, argument: "Ready")
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        }
        #expect(asked == [.open(address: "https://example.org"), .speak("Ready")])
    }

    // MARK: Coming and going

    private struct Watching: View {
        let name: Notification.Name
        @State private var count = 0
        var body: some View {
            Text(verbatim: "\(count)").onReceive(NotificationCenter.default.publisher(for: name)) { _ in count += 1 }
        }
    }

    @Test func `a window hears of its own person alone`() {
        let name = UIApplication.willResignActiveNotification
        let mine = TestWindow(portrait: Watching(name: name)), other = TestWindow(portrait: Watching(name: name))
        mine.graph.inContext { UIApplication.shared.window(mine.graph, isVisible: true) }
        mine.graph.inContext { UIApplication.shared.window(mine.graph, isVisible: false) }
        mine.render()
        other.render()
        #expect(texts(mine) == ["1"])
        #expect(texts(other) == ["0"])
    }

    @Test func `a scene says the same of itself as the app`() {
        let names = [
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
        ]
        for name in names {
            let window = TestWindow(portrait: Watching(name: name))
            for isVisible in [false, true] {
                window.graph.inContext { UIApplication.shared.window(window.graph, isVisible: isVisible) }
            }
            window.render()
            #expect(texts(window) == ["1"])
            window.graph.inContext { UIApplication.shared.window(window.graph, isVisible: false) }
        }
    }

    @Test func `work that goes on in the background has names of its own and all the time`() {
        let app = UIApplication.shared
        let first = app.beginBackgroundTask { Issue.record("time never ends") }
        let second = app.beginBackgroundTask(withName: "bake")
        #expect(first != second && first != .invalid && second != .invalid)
        for task in [first, second] { app.endBackgroundTask(task) }
        #expect(app.backgroundTimeRemaining > 1_000_000)
    }

    @Test func `a notification of no window reaches all`() {
        let name = Notification.Name("cups")
        let windows = [TestWindow(portrait: Watching(name: name)), TestWindow(portrait: Watching(name: name))]
        NotificationCenter.default.post(name: name, object: nil)
        for window in windows {
            window.render()
            #expect(texts(window) == ["1"])
        }
    }
}

private final class Doorman: NSObject, UIWindowSceneDelegate, UIApplicationDelegate {
    var window: UIWindow?
}

@MainActor
@Suite("A page as UIKit's scene")
struct SceneSessionTests {
    @Test func `a delegate's configuration is the session's unless it makes one`() throws {
        let page = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let session = page.session
        let options = UIScene.ConnectionOptions()
        let made = Doorman().application(.shared, configurationForConnecting: session, options: options)
        #expect(made.role == .windowApplication && made.name == nil && made.delegateClass == nil)
        #expect(session.scene === page)
    }

    @Test func `what is not done is said to be not done`() throws {
        let page = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        var wasDone: Bool?
        let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
        Doorman().windowScene(page, performActionFor: item) { wasDone = $0 }
        #expect(wasDone == false)
    }
}
