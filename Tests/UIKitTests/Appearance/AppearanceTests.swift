import CoreGraphics
import DisplayList
import SwiftUI
import Testing
import ViewTesting

@testable import SwiftUICore
@testable import UIKit

private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

private final class Panel: UIView {}
private final class Caption: UILabel {}

/// The proxies are the process's, so these tests run one after the other and forget them.
@MainActor
@Suite("Appearance proxies", .serialized)
struct AppearanceTests {
    private func show(_ view: UIView) -> ViewTesting.TestWindow {
        ViewTesting.TestWindow(Shown(view: view).frame(width: 200, height: 100))
    }

    @Test func `a view gets the proxy's values when it enters a window, and keeps its own`() {
        defer { Appearances.forget() }
        UILabel.appearance().textColor = .systemPink
        UILabel.appearance().numberOfLines = 3
        let (plain, own) = (UILabel(), UILabel())
        own.textColor = .systemTeal
        #expect(plain.textColor == .label)
        let panel = UIView()
        for label in [plain, own] { panel.addSubview(label) }
        let window = show(panel)
        #expect(plain.textColor == .systemPink && own.textColor == .systemTeal)
        #expect(plain.numberOfLines == 3 && own.numberOfLines == 3)
        withExtendedLifetime(window) {}
    }

    @Test func `a subclass's proxy and a container's take precedence`() {
        defer { Appearances.forget() }
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .systemTeal
        UILabel.appearance().textColor = .systemPink
        Caption.appearance().textColor = .systemIndigo
        let (outside, inside, caption) = (UILabel(), UILabel(), Caption())
        let (root, panel, box) = (UIView(), Panel(), UIView())
        root.addSubview(outside)
        root.addSubview(panel)
        panel.addSubview(box)
        box.addSubview(inside)
        box.addSubview(caption)
        let window = show(root)
        #expect(outside.textColor == .systemPink)
        #expect(inside.textColor == .systemTeal)
        #expect(caption.textColor == .systemIndigo)
        withExtendedLifetime(window) {}
    }

    @Test func `every class of UIKit's with a proxy has the same one each time`() {
        defer { Appearances.forget() }
        let types: [UIView.Type] = [
            UIView.self, UITableView.self, UITableViewCell.self, UITableViewHeaderFooterView.self,
            UICollectionView.self, UICollectionViewCell.self, UITextField.self, UITextView.self, UISwitch.self,
            UISlider.self, UIStepper.self, UIButton.self, UISearchBar.self, UIVisualEffectView.self,
            UIActivityIndicatorView.self, UIProgressView.self, UIPageControl.self, UIScrollView.self,
        ]
        for type in types {
            #expect(type.appearance() === type.appearance())
            #expect(Swift.type(of: type.appearance()) == type)
        }
    }

    @Test func `a table's proxy makes its ground and its lines`() {
        defer { Appearances.forget() }
        UITableView.appearance().separatorStyle = .none
        UITableView.appearance().backgroundColor = .clear
        let table = UITableView()
        let window = show(table)
        #expect(table.separatorStyle == .none && table.backgroundColor == .clear)
        withExtendedLifetime(window) {}
    }

    @Test func `segmented controls have the colours and fonts that were set, SwiftUI's too`() throws {
        defer {
            Appearances.forget()
            ControlLook.shared.segments = SegmentsLook()
        }
        UISegmentedControl.appearance().selectedSegmentTintColor = .systemPink
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemTeal], for: .selected)
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemIndigo], for: .normal)
        let look = ControlLook.shared.segments
        #expect(look.thumb == Color(bridged: .systemPink))
        #expect(look.title(isSelected: true, isEnabled: true).color == Color(bridged: .systemTeal))
        #expect(look.title(isSelected: false, isEnabled: true).color == Color(bridged: .systemIndigo))
        #expect(look.title(isSelected: false, isEnabled: false).color == Color(bridged: .systemIndigo))
        let control = UISegmentedControl(items: ["Tea", "Cake"])
        control.selectedSegmentIndex = 0
        let own = texts(show(control), ["Tea", "Cake"])
        let picker = Picker("Drink", selection: .constant("Tea")) { ForEach(["Tea", "Cake"], id: \.self) { Text($0) } }
        let swiftUI = texts(ViewTesting.TestWindow(picker.pickerStyle(.segmented)), ["Tea", "Cake"])
        let wanted = [UIColor.systemTeal, .systemIndigo].map { DisplayColor($0) }
        #expect(own == wanted && swiftUI == wanted)
    }

    /// The colors of texts.
    private func texts(_ window: ViewTesting.TestWindow, _ words: [String]) -> [DisplayColor?] {
        words.map { word in
            window.elements.lazy.compactMap { element -> DisplayColor? in
                guard case .text(let text) = element.content else { return nil }
                return text.lines.flatMap(\.runs).first { $0.text == word }?.color
            }.first
        }
    }

    @Test func `the dots of SwiftUI's pages have the colours of page controls`() {
        defer {
            Appearances.forget()
            (ControlLook.shared.pageDot, ControlLook.shared.currentPageDot) = (nil, nil)
        }
        UIPageControl.appearance().currentPageIndicatorTintColor = .systemPink
        #expect(ControlLook.shared.currentPageDot == Color(bridged: .systemPink))
        #expect(ControlLook.shared.pageDot == nil)
    }

    @Test func `all bar buttons have a tint, and the Cancel button of a search its words`() {
        let before = BarLook.shared.navigationTint
        defer {
            UIBarButtonItem.appearance().tintColor = nil
            BarLook.shared.navigationTint = before
        }
        UIBarButtonItem.appearance().tintColor = .systemPink
        #expect(BarLook.shared.navigationTint == Color(bridged: .systemPink))
        let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
        proxy.title = "Leave"
        defer { proxy.title = nil }
        let bar = UISearchBar()
        bar.showsCancelButton = true
        #expect(bar.subviews.contains { ($0 as? UIButton)?.title(for: .normal) == "Leave" })
    }

    @Test func `a bar button's title has its attributes`() {
        let item = UIBarButtonItem(title: "Done", image: nil)
        item.setTitleTextAttributes([.foregroundColor: UIColor.systemPink], for: .normal)
        #expect(item.words(for: .normal).color == Color(bridged: .systemPink))
        #expect(item.titleTextAttributes(for: .disabled) == nil)
        #expect(item.words(for: .disabled).color == Color(bridged: .systemPink))
    }
}
