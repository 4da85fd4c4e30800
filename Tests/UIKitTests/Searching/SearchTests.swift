import DisplayList
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

/// Writes down what the delegates of a search are asked and told.
@MainActor
private final class Diary: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
    var entries: [String] = []
    var begins = true

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        entries.append("may begin")
        return begins
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { entries.append("begins") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { entries.append("ends") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { entries.append("text \(searchText)") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        text != "#"
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { entries.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { entries.append("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { entries.append("bookmark") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        entries.append("scope \(selectedScope)")
    }
    func updateSearchResults(for searchController: UISearchController) {
        entries.append("update \(searchController.searchBar.text ?? "-")/\(searchController.isActive)")
    }
    func willPresentSearchController(_ searchController: UISearchController) { entries.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { entries.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { entries.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { entries.append("did dismiss") }

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct ShownBar: UIViewRepresentable {
    let bar: UISearchBar
    func makeUIView(context: Context) -> UISearchBar { bar }
    func updateUIView(_ uiView: UISearchBar, context: Context) {}
}

@MainActor
private final class Results: UIViewController {
    override func viewDidLoad() {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
        label.text = "what was found"
        view.addSubview(label)
    }
}

/// A page with enough to scroll.
@MainActor
private final class Shelf: UIViewController {
    let scrolling = UIScrollView()

    override func loadView() { view = scrolling }
    override func viewDidLoad() {
        title = "Shelf"
        scrolling.contentSize = CGSize(width: 300, height: 2000)
    }
}

@MainActor
@Suite("Searches of UIKit")
struct SearchTests {
    private let diary = Diary()

    private struct Missing: Error {}

    private func field(in window: TestWindow) throws -> (element: DisplayElement, content: TextFieldContent) {
        for element in window.elements {
            if case .textField(let content) = element.content { return (element, content) }
        }
        throw Missing()
    }

    private func type(_ text: String, in window: TestWindow) throws {
        let (element, content) = try field(in: window)
        window.send(.text(text, revision: content.revision + 1), to: element)
    }

    private func focus(_ window: TestWindow) throws {
        window.send(.focus(true), to: try field(in: window).element)
    }

    private func press(_ label: String, in window: TestWindow) throws {
        window.press(try #require(window.elements.last { $0.content == .button && $0.accessibility.label == label }).id)
    }

    // MARK: A bar

    @Test func `a bar's delegate hears of what a person does, and not of what the app does`() throws {
        let bar = UISearchBar()
        bar.delegate = diary
        let window = TestWindow(portrait: ShownBar(bar: bar))
        try focus(window)
        try type("te", in: window)
        #expect(diary.take() == ["may begin", "begins", "text te"])
        #expect(bar.text == "te" && bar.isFirstResponder)
        bar.text = "tea"
        window.render()
        #expect(try field(in: window).content.text == "tea")
        #expect(diary.take().isEmpty)
        window.send(.submit, to: try field(in: window).element)
        #expect(diary.take() == ["search"])
        #expect(bar.isFirstResponder)
        bar.resignFirstResponder()
        #expect(diary.take() == ["ends"])
    }

    @Test func `a delegate refuses an edit, and the focus`() throws {
        let bar = UISearchBar()
        bar.delegate = diary
        let window = TestWindow(portrait: ShownBar(bar: bar))
        try type("#", in: window)
        #expect(bar.text == "")
        diary.begins = false
        #expect(!bar.becomeFirstResponder())
    }

    @Test func `a bar has the buttons that the app shows`() throws {
        let bar = UISearchBar()
        bar.delegate = diary
        let window = TestWindow(portrait: ShownBar(bar: bar))
        #expect(window.button("Cancel") == nil)
        let wide = bar.searchTextField.frame.width
        bar.showsCancelButton = true
        bar.showsBookmarkButton = true
        window.render()
        #expect(bar.searchTextField.frame.width < wide)
        window.press(button: "Cancel")
        try press("Bookmarks", in: window)
        #expect(diary.take() == ["cancel", "bookmark"])
        bar.setShowsCancelButton(false, animated: false)
        window.render()
        #expect(window.button("Cancel") == nil)
    }

    @Test func `scopes and a prompt make a bar higher`() {
        let bar = UISearchBar()
        let height = bar.intrinsicContentSize.height
        #expect(height == 56)
        bar.scopeButtonTitles = ["Tea", "Coffee"]
        #expect(bar.intrinsicContentSize.height == height)
        bar.showsScopeBar = true
        let high = bar.intrinsicContentSize.height
        #expect(high > height)
        bar.prompt = "What do you drink?"
        #expect(bar.intrinsicContentSize.height > high)
        bar.selectedScopeButtonIndex = 1
        bar.scopeButtonTitles = ["Tea"]
        #expect(bar.selectedScopeButtonIndex == 0)
    }

    // MARK: A search

    private func makeSearch(_ results: UIViewController? = nil) -> (UISearchController, UIViewController) {
        let search = UISearchController(searchResultsController: results)
        (search.searchResultsUpdater, search.delegate, search.searchBar.delegate) = (diary, diary, diary)
        let page = UIViewController()
        page.title = "Menu"
        page.navigationItem.searchController = search
        return (search, page)
    }

    private func window(of page: UIViewController) -> TestWindow {
        TestWindow(portrait: Shown(controller: UINavigationController(rootViewController: page)))
    }

    @Test func `a search begins with the focus, and ends with Cancel, in UIKit's order`() throws {
        let (search, page) = makeSearch()
        let window = window(of: page)
        #expect(window.texts.contains("Menu") && window.button("Cancel") == nil)
        try focus(window)
        #expect(diary.take() == ["may begin", "begins", "will present", "update /true", "did present"])
        #expect(search.isActive && window.button("Cancel") != nil)
        #expect(try field(in: window).element.id == field(in: window).element.id)
        try type("tea", in: window)
        #expect(diary.take() == ["text tea", "update tea/true"])
        window.send(.submit, to: try field(in: window).element)
        #expect(diary.take() == ["search", "ends"])
        #expect(search.isActive)
        window.press(button: "Cancel")
        #expect(diary.take() == ["cancel", "will dismiss", "text ", "update /false", "did dismiss"])
        #expect(!search.isActive && search.searchBar.text == "" && window.button("Cancel") == nil)
    }

    @Test func `the navigation bar is hidden during a search, and the field stays`() throws {
        let (search, page) = makeSearch()
        let window = window(of: page)
        let before = try field(in: window).element.id
        try focus(window)
        #expect(!window.texts.contains("Menu"))
        #expect(try field(in: window).element.id == before)
        search.hidesNavigationBarDuringPresentation = false
        window.render()
        #expect(window.texts.contains("Menu"))
    }

    @Test func `an app begins and ends a search, and sets its text`() throws {
        let (search, page) = makeSearch()
        let window = window(of: page)
        search.isActive = true
        window.render()
        #expect(diary.take() == ["will present", "may begin", "begins", "update /true", "did present"])
        #expect(search.searchBar.isFirstResponder)
        search.searchBar.text = "mocha"
        #expect(diary.take() == ["update mocha/true"])
        search.isActive = false
        window.render()
        #expect(diary.take() == ["will dismiss", "ends", "text ", "update /false", "did dismiss"])
    }

    @Test func `results are shown over the page as soon as there is text`() throws {
        let results = Results()
        let (search, page) = makeSearch(results)
        let window = window(of: page)
        try focus(window)
        #expect(!window.texts.contains("what was found"))
        try type("tea", in: window)
        #expect(window.texts.contains("what was found"))
        #expect(results.presentingViewController === page && search.presentingViewController === page)
        window.press(button: "Cancel")
        window.render()
        #expect(!search.isActive && search.shownResults == nil)
        search.showsSearchResultsController = true
        try focus(window)
        #expect(window.texts.contains("what was found"))
    }

    @Test func `scopes are shown during a search, and a choice is told`() throws {
        let (search, page) = makeSearch()
        search.searchBar.scopeButtonTitles = ["All", "Hot"]
        let window = window(of: page)
        #expect(!window.texts.contains("Hot"))
        try focus(window)
        #expect(window.texts.contains("Hot"))
        _ = diary.take()
        search.searchBar.selectedScopeButtonIndex = 1
        #expect(diary.take() == ["update /true"])
    }

    @Test func `a bar folds while the content is scrolled, unless it is to stay or there is little to scroll`() throws {
        let page = Shelf()
        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let window = window(of: page)
        let height = page.scrolling.bounds.height
        func scroll(to y: CGFloat) {
            page.scrolling.setContentOffset(CGPoint(x: 0, y: y), animated: false)
            window.render()
        }
        scroll(to: 200)
        #expect(page.navigationItem.look.isSearchFolded && page.scrolling.bounds.height == height + 56)
        scroll(to: 0)
        #expect(!page.navigationItem.look.isSearchFolded && page.scrolling.bounds.height == height)
        page.navigationItem.hidesSearchBarWhenScrolling = false
        scroll(to: 200)
        #expect(!page.navigationItem.look.isSearchFolded)
        scroll(to: 0)
        page.navigationItem.hidesSearchBarWhenScrolling = true
        page.scrolling.contentSize.height = height + 100
        scroll(to: 90)
        #expect(!page.navigationItem.look.isSearchFolded)
    }
}
