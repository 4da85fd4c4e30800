import DisplayList
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct ShownController: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@MainActor
@Suite("Menus and titles of buttons")
struct MenuTests {
    private func menu(_ choose: @escaping (String) -> Void) -> UIMenu {
        func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, attributes: attributes) { choose($0.title) }
        }
        let inner = UIMenu(title: "More", options: .displayInline, children: [action("Iced")])
        return UIMenu(
            title: "Drinks",
            children: [action("Tea"), action("Off", .disabled), action("Secret", .hidden), inner])
    }

    @Test func `a button opens its menu, whose actions are performed`() throws {
        var chosen: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Order") { _ in chosen.append("itself") })
        button.menu = menu { chosen.append($0) }
        button.showsMenuAsPrimaryAction = true
        let window = TestWindow(portrait: Shown(view: button))
        let opener = try #require(window.elements.first { $0.content == .button })
        #expect(opener.accessibility.label == "Order" && !window.texts.contains("Tea"))
        window.press(opener.id)
        window.render()
        #expect(window.texts.contains("Tea") && window.texts.contains("Iced") && !window.texts.contains("Secret"))
        window.press(button: "Tea")
        window.render()
        #expect(chosen == ["Tea"])
        button.showsMenuAsPrimaryAction = false
        window.render()
        window.press(button: "Order")
        #expect(chosen == ["Tea", "itself"])
    }

    @Test func `a bar item with a menu opens it`() throws {
        var chosen: [String] = []
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Order", menu: menu { chosen.append($0) })
        let stack = UINavigationController(rootViewController: page)
        let window = TestWindow(portrait: ShownController(controller: stack))
        window.press(button: "Order")
        window.render()
        window.press(button: "Iced")
        #expect(chosen == ["Iced"])
    }

    @Test func `selected elements are those with a checkmark`() {
        let inner = UIMenu(children: [UIAction(title: "Iced", state: .on) { _ in }])
        let menu = UIMenu(children: [UIAction(title: "Tea") { _ in }, inner])
        #expect(menu.selectedElements.map(\.title) == ["Iced"])
        #expect(menu.replacingChildren([]).identifier == menu.identifier)
    }

    @Test func `a title with attributes takes the place of one without`() {
        let button = UIButton(type: .custom)
        button.setTitle("plain", for: .normal)
        let title = NSAttributedString(string: "rich", attributes: [.foregroundColor: UIColor.red])
        button.setAttributedTitle(title, for: .normal)
        #expect(button.titleLabel?.text == "rich" && button.currentAttributedTitle == title)
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "plain")
    }

    @Test func `insets enlarge a button, or move its parts`() {
        let button = UIButton(type: .custom)
        button.setTitle("Tea", for: .normal)
        button.setImage(UIImage(systemName: "cup.and.saucer"), for: .normal)
        let size = button.intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
        #expect(button.intrinsicContentSize == CGSize(width: size.width + 30, height: size.height + 10))
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        button.layoutIfNeeded()
        let (title, image) = (button.titleLabel!.frame, button.imageView!.frame)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
        button.contentHorizontalAlignment = .left
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
        button.layoutIfNeeded()
        #expect(button.imageView!.frame.minX == 10 && button.titleLabel!.frame.minX == 10 + image.width + 12)
        #expect(title.width == button.titleLabel!.frame.width)
    }

    @Test func `a background image fills its button, behind the rest`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        button.setBackgroundImage(UIImage(systemName: "circle"), for: .normal)
        button.layoutIfNeeded()
        #expect(button.subviews.first?.frame == button.bounds && button.currentBackgroundImage != nil)
        button.setBackgroundImage(nil, for: .normal)
        #expect(button.subviews.first === button.imageView)
    }
}
