import DisplayList
import SwiftUI
import SwiftUICore
import Testing
import ViewTesting

@testable import UIKit

private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// Logs the previous interface style at each change.
private final class Watcher: UIViewController {
    var styles: [UIUserInterfaceStyle] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if let style = previousTraitCollection?.userInterfaceStyle { styles.append(style) }
    }
}

@MainActor
@Suite("Light and dark by the app's choice")
struct InterfaceStyleTests {
    private func background(_ identifier: String, _ window: TestWindow) -> Paint? {
        window.element(identifier: identifier)?.style.background
    }

    private let light = Paint.color(DisplayColor(UIColor.white))
    private let dark = Paint.color(DisplayColor(UIColor.black))

    @Test
    func `a view is light or dark as it says, with all that is in it`() {
        let (outer, inner) = (UIViewController(), UIView())
        outer.view.accessibilityIdentifier = "outer"
        inner.accessibilityIdentifier = "inner"
        for view in [outer.view!, inner] { view.backgroundColor = .systemBackground }
        outer.view.addSubview(inner)
        let window = TestWindow(portrait: Shown(controller: outer))
        #expect([background("outer", window), background("inner", window)] == [light, light])
        outer.view.overrideUserInterfaceStyle = .dark
        window.render()
        #expect([background("outer", window), background("inner", window)] == [dark, dark])
        inner.overrideUserInterfaceStyle = .light
        window.render()
        #expect([background("outer", window), background("inner", window)] == [dark, light])
        outer.view.overrideUserInterfaceStyle = .unspecified
        inner.overrideUserInterfaceStyle = .unspecified
        window.render()
        #expect([background("outer", window), background("inner", window)] == [light, light])
    }

    @Test
    func `a controller's choice is its view's, of which it hears`() {
        let controller = Watcher()
        let window = TestWindow(portrait: Shown(controller: controller))
        controller.view.accessibilityIdentifier = "view"
        controller.view.backgroundColor = .systemBackground
        controller.overrideUserInterfaceStyle = .dark
        window.render()
        #expect(background("view", window) == dark)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.styles == [.light])
    }

    @Test
    func `SwiftUI's views inside are light or dark as well, from the first and later`() {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Color.red.accessibilityIdentifier(scheme == .dark ? "dark" : "light") }
        }
        let controller = UIHostingController(rootView: Scheme())
        controller.overrideUserInterfaceStyle = .dark
        let window = TestWindow(portrait: Shown(controller: controller))
        #expect(window.element(identifier: "dark") != nil)
        controller.overrideUserInterfaceStyle = .unspecified
        window.render()
        #expect(window.element(identifier: "light") != nil)
    }

    @Test
    func `a window's choice is all of the page's, where SwiftUI's views prefer nothing`() {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            let preferred: ColorScheme?
            var body: some View {
                Color.red.accessibilityIdentifier(scheme == .dark ? "dark" : "light").preferredColorScheme(preferred)
            }
        }
        let plain = TestWindow(portrait: ColorSchemeScope(window: Scheme(preferred: nil)))
        let opinionated = TestWindow(portrait: ColorSchemeScope(window: Scheme(preferred: .light)))
        for window in [plain, opinionated] {
            let page = PageController(window.graph, stage: ControllerStage())
            window.graph.inContext { UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .dark }
            #expect(page.overrideUserInterfaceStyle == .dark)
            window.render()
        }
        #expect(plain.element(identifier: "dark") != nil)
        #expect(opinionated.element(identifier: "light") != nil)
    }
}
