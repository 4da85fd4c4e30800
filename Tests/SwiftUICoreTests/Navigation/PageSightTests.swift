import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Book {
    var page = 0
    var pages = [0, 1, 2]
    var path: [Int] = []
    @ObservationIgnored var log: [String] = []
}

private struct Leaves: View {
    @Bindable var book: Book

    var body: some View {
        NavigationStack(path: $book.path) {
            TabView(selection: $book.page) {
                ForEach(book.pages, id: \.self) { page in
                    Text(verbatim: "page \(page)")
                        .onAppear { book.log.append("+\(page)") }
                        .onDisappear { book.log.append("-\(page)") }
                        .tag(page)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .navigationDestination(for: Int.self) { Text(verbatim: "note \($0)") }
        }
    }
}

@MainActor
@Suite("The pages of a tab view that are in sight")
struct PageSightTests {
    private let book = Book()

    private func open() -> TestWindow { TestWindow(Leaves(book: book)) }

    private func scroll(_ window: TestWindow, to offset: CGFloat) throws {
        let pager = try #require(window.elements.first { $0.content.kind == "pages" })
        window.send(.scroll(CGPoint(x: offset, y: 0)), to: pager.id)
    }

    @Test func `a page appears when it comes into sight, and disappears when it is out of it`() throws {
        let window = open()
        #expect(book.log == ["+0"])
        try scroll(window, to: 150)
        #expect(book.log == ["+0", "+1"])
        try scroll(window, to: 300)
        #expect(book.log == ["+0", "+1", "-0"])
        #expect(book.page == 1)
    }

    @Test(arguments: [1e-12, 1e-300, 1, 300]) func `no offset of a page's is too far for a pager of any width`(
        width: CGFloat
    ) throws {
        let window = TestWindow(Leaves(book: book).frame(width: width, height: 40))
        for offset in [1e7, -1e7, 1e300, -1e300] { try scroll(window, to: offset) }
        #expect(book.pages.contains(book.page))
    }

    @Test func `pages on the way to one that the app chose don't appear`() throws {
        let window = open()
        book.page = 2
        window.render()
        for offset in [100.0, 300, 500, 600] { try scroll(window, to: offset) }
        #expect(book.log == ["+0", "+2", "-0"])
    }

    @Test func `a tab view that comes back brings the page that was seen`() {
        let window = open()
        book.path = [1]
        window.render()
        book.path = []
        window.render()
        #expect(book.log == ["+0", "-0", "+0"])
    }

    @Test func `a page that is chosen under another page comes with the tab view`() {
        let window = open()
        book.path = [1]
        window.render()
        book.page = 1
        window.render()
        book.path = []
        window.render()
        #expect(book.log == ["+0", "-0", "+1"])
    }

    @Test func `the page that is left alone appears`() {
        book.pages = [0, 1]
        let window = open()
        book.pages = [1]
        window.render()
        #expect(book.log.contains("+1"))
        #expect(book.log.contains("-0"))
    }

    @Test func `a page that is added behind the others waits`() {
        let window = open()
        book.pages = [0, 1, 2, 3]
        window.render()
        #expect(book.log == ["+0"])
    }
}
