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

/// A trait of the app's own.
private struct Mood: UITraitDefinition {
    static let defaultValue = "calm"
}

private final class Listener: NSObject {
    var heard: [UIUserInterfaceStyle] = []
    func styleChanged(_ sender: UIView, _ previous: UITraitCollection) {
        heard.append(previous.userInterfaceStyle)
    }
}

@MainActor
@Suite("Changes of traits")
struct TraitChangeTests {
    private let controller = UIViewController()

    @Test
    func `a view hears of the traits that it asked for, with the previous ones`() {
        let window = TestWindow(portrait: Shown(controller: controller))
        var (styles, widths) = ([UIUserInterfaceStyle](), 0)
        controller.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, previous) in
            styles.append(previous.userInterfaceStyle)
        }
        controller.view.registerForTraitChanges([UITraitHorizontalSizeClass.self, Mood.self]) { (_: UIView, _) in
            widths += 1
        }
        controller.view.overrideUserInterfaceStyle = .dark
        window.render()
        controller.view.overrideUserInterfaceStyle = .light
        window.render()
        #expect(styles == [.light, .dark])
        #expect(widths == 0)
    }

    @Test
    func `a controller hears of its view's traits until it unregisters`() {
        let window = TestWindow(portrait: Shown(controller: controller))
        var styles: [UIUserInterfaceStyle] = []
        let registration = controller.registerForTraitChanges(
            UITraitCollection.systemTraitsAffectingColorAppearance
        ) { (controller: UIViewController, _) in
            styles.append(controller.traitCollection.userInterfaceStyle)
        }
        controller.overrideUserInterfaceStyle = .dark
        controller.unregisterForTraitChanges(registration)
        controller.overrideUserInterfaceStyle = .light
        window.render()
        #expect(styles == [.dark])
    }

    @Test
    func `a view that is dark by its own choice hears nothing of its superview's style`() {
        let inner = UIView()
        inner.overrideUserInterfaceStyle = .dark
        controller.view.addSubview(inner)
        let window = TestWindow(portrait: Shown(controller: controller))
        var count = 0
        inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in count += 1 }
        controller.view.overrideUserInterfaceStyle = .dark
        controller.view.overrideUserInterfaceStyle = .light
        window.render()
        #expect(count == 0)
    }

    @Test
    func `a method of another object is performed, which isn't retained`() {
        let window = TestWindow(portrait: Shown(controller: controller))
        var listener: Listener? = Listener()
        weak let kept = listener
        let action = Selector("styleChanged:previous:", of: Listener.styleChanged)
        controller.view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: listener!, action: action)
        controller.view.overrideUserInterfaceStyle = .dark
        #expect(listener?.heard == [.light])
        listener = nil
        #expect(kept == nil)
        controller.view.overrideUserInterfaceStyle = .light
        window.render()
    }

    @Test
    func `a collection names the traits that differ`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let names = dark.changedTraits(from: UITraitCollection(userInterfaceStyle: .light)).map { $0.name }
        #expect(names == ["UITraitUserInterfaceStyle"])
        #expect(dark.changedTraits(from: dark).isEmpty && dark.changedTraits(from: nil).count == 6)
        #expect(Mood.name == "Mood" && !Mood.affectsColorAppearance && UITraitUserInterfaceLevel.affectsColorAppearance)
    }
}
