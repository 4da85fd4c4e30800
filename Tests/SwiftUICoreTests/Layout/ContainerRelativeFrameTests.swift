import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// A view that fills its proposal and one that is sized relative to the container. In a container both have the same size.
private struct Compared: View {
    let name: String

    var body: some View {
        ZStack {
            Flexible("\(name) room")
            // A stack isn't a container for `containerRelativeFrame`.
            VStack { Flexible(name).containerRelativeFrame([.horizontal, .vertical]) }.frame(width: 40, height: 40)
        }
    }
}

private struct Presenter: View {
    var sizing: StandardPresentationSizing = .automatic

    var body: some View {
        Flexible("below").sheet(isPresented: .constant(true)) {
            Compared(name: "sheet").presentationSizing(sizing)
        }
    }
}

private struct FittedPresenter: View {
    var body: some View {
        Flexible("below").sheet(isPresented: .constant(true)) {
            Flexible("half").containerRelativeFrame(.vertical, count: 2, spacing: 0).presentationSizing(.fitted)
        }
    }
}

@MainActor
@Suite("Frames relative to a container")
struct ContainerRelativeFrameTests {
    private func expectSame(_ window: TestWindow, _ name: String) throws {
        let size = try #require(window.frame(name)).size
        #expect(size == (try #require(window.frame("\(name) room"))).size)
        #expect(size.width > 40 && size.height > 40)
    }

    @Test func `a stack is no container`() {
        let window = TestWindow(
            VStack { Flexible("a").containerRelativeFrame(.horizontal) }.frame(width: 100, height: 100))
        #expect(window.frame("a")?.width == 300)
    }

    @Test func `a page is as large as it is between its bars`() throws {
        let window = TestWindow(NavigationStack { Compared(name: "page").navigationTitle("Title") })
        try expectSame(window, "page")
        #expect(try #require(window.frame("page")).height < 300)
    }

    @Test func `each column of a split view is a container`() throws {
        let window = TestWindow(
            NavigationSplitView {
                Compared(name: "side")
            } detail: {
                Compared(name: "detail")
            }, size: CGSize(width: 1000, height: 600))
        try expectSame(window, "side")
        try expectSame(window, "detail")
        let (side, detail) = (try #require(window.frame("side")), try #require(window.frame("detail")))
        #expect(side.width < 400 && side.width + detail.width <= 1000)
    }

    @Test func `a tab is a container`() throws {
        let window = TestWindow(TabView { Compared(name: "tab").tabItem { Text(verbatim: "One") } })
        try expectSame(window, "tab")
        #expect(try #require(window.frame("tab")).height < 300)
    }

    @Test func `a page that is swiped is a container`() throws {
        let window = TestWindow(
            TabView { Compared(name: "swiped") }.tabViewStyle(.page).frame(width: 200, height: 150))
        try expectSame(window, "swiped")
        #expect(window.frame("swiped")?.size == CGSize(width: 200, height: 150))
    }

    @Test(arguments: [CGSize(width: 400, height: 700), CGSize(width: 1000, height: 900)])
    func `a sheet is a window of its own`(_ size: CGSize) throws {
        let window = TestWindow(Presenter(), size: size)
        try expectSame(window, "sheet")
        #expect(try #require(window.frame("sheet")).height < size.height)
    }

    @Test func `a sheet that fits its content does not shrink with it`() throws {
        let window = TestWindow(FittedPresenter(), size: CGSize(width: 1000, height: 700))
        #expect(try #require(window.frame("half")).height == 318)
    }

    @Test func `a scroll view is a container less its margins`() {
        let window = TestWindow(
            NavigationStack {
                ScrollView { Flexible("a").containerRelativeFrame(.horizontal) }.contentMargins(20)
            })
        #expect(window.frame("a")?.width == 260)
    }

    @Test func `a scroll view in another count's along its own axis`() {
        let window = TestWindow(
            ScrollView {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        Flexible("card").containerRelativeFrame(.horizontal, count: 2, spacing: 0)
                        Flexible("tall").containerRelativeFrame(.vertical, count: 3, spacing: 0)
                    }
                }
                .frame(width: 200)
            })
        #expect(window.frame("card")?.width == 100)
        #expect(window.frame("tall")?.height == 100)
    }

    @Test func `scroll views that share a room keep their sizes`() {
        let window = TestWindow(
            VStack(spacing: 0) {
                ScrollView { Flexible("a").containerRelativeFrame(.vertical) }
                ScrollView { Flexible("b").containerRelativeFrame(.vertical) }
            })
        #expect(window.frame("a")?.height == 150)
        #expect(window.frame("b")?.height == 150)
    }

    @Test func `parts leave the spacing between them`() {
        let window = TestWindow(
            Flexible("a").containerRelativeFrame([.horizontal, .vertical], count: 4, span: 2, spacing: 20))
        #expect(window.frame("a")?.size == CGSize(width: 140, height: 140))
    }

    @Test func `a closure is asked for each axis`() {
        let window = TestWindow(
            Flexible("a").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                axis == .horizontal ? length / 3 : length / 2
            })
        #expect(window.frame("a")?.size == CGSize(width: 100, height: 150))
    }

    @Test func `the alignment says where a smaller view lies`() {
        let window = TestWindow(
            Block("a", 10, 20).containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing))
        #expect(window.frame("a") == CGRect(x: 290, y: 280, width: 10, height: 20))
    }

    @Test func `it follows its container however often that changes`() throws {
        let window = TestWindow(NavigationStack { Compared(name: "page") })
        for width in stride(from: 310.0, through: 500, by: 10) {
            window.graph.setViewport(CGSize(width: width, height: width + 50))
            window.render()
            try expectSame(window, "page")
            #expect(window.frame("page")?.width == CGFloat(width))
        }
    }
}
