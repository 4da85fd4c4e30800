import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor @Observable private final class Model {
    var heights: [Int: CGFloat] = [:]
    var rows = Array(0..<10_000)
    @ObservationIgnored var made: [Int] = []
    @ObservationIgnored var appeared: [Int] = []
    @ObservationIgnored var gone: [Int] = []
    var marked: Int?
}

private struct Row: View {
    let model: Model
    let number: Int
    var body: some View {
        let _ = model.made.append(number)
        Block("row \(number)", model.marked == number ? 120 : 100, model.heights[number] ?? 20)
            .onAppear { model.appeared.append(number) }
            .onDisappear { model.gone.append(number) }
    }
}

private struct Rows: View {
    let model: Model
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(model.rows, id: \.self) { Row(model: model, number: $0) }
            }
        }
    }
}

extension TestWindow {
    var scroll: DisplayElement { elements.first { if case .scroll = $0.content { true } else { false } }! }

    var scrollContent: ScrollContent {
        guard case .scroll(let content) = scroll.content else { fatalError("a scroll view") }
        return content
    }

    /// Sends what the browser reports after it has scrolled to this offset.
    func scroll(to y: CGFloat) {
        let reported = CGPoint(x: 0, y: y - scrollContent.drift.y)
        graph.handle(ElementEvent(element: scroll.id, frameSeen: 0, action: .scroll(reported)))
        render()
    }
}

@MainActor
@Suite("Lazy containers")
struct LazyTests {
    @Test func `only what is near is made`() {
        let model = Model()
        let window = TestWindow(Rows(model: model))
        #expect(window.frame("row 0") == CGRect(x: 100, y: 0, width: 100, height: 20))
        #expect(Set(model.made).count < 60)
        #expect(window.scrollContent.contentSize.height == 200_000)
        #expect(window.list.brokenInvariants() == [])
    }

    @Test func `what comes near is made and what goes far leaves the picture`() {
        let model = Model()
        let window = TestWindow(Rows(model: model))
        window.scroll(to: 100_000)
        #expect(window.frame("row 5000")?.minY == 100_000)
        #expect(window.element(identifier: "row 0") == nil)
        #expect(Set(model.made).count < 120)
        #expect(model.gone.contains(0))
        #expect(window.list.brokenInvariants() == [])
        window.scroll(to: 0)
        #expect(window.frame("row 0")?.minY == 0)
        #expect(window.element(identifier: "row 5000") == nil)
        #expect(model.appeared.filter { $0 == 0 }.count == 2)
        #expect(window.list.brokenInvariants() == [])
    }

    @Test func `a row keeps its state while it is out of sight`() {
        struct Counter: View {
            let number: Int
            @State private var count = 0
            var body: some View {
                Button("\(number): \(count)") { count += 1 }.frame(height: 50)
            }
        }
        let window = TestWindow(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Counter(number: $0) } } })
        window.press(button: "1: 0")
        window.scroll(to: 5000)
        window.scroll(to: 0)
        #expect(window.texts.contains("1: 1"))
    }

    @Test func `a small scroll needs nothing new`() {
        let model = Model()
        let window = TestWindow(Rows(model: model))
        let before = model.made.count
        window.scroll(to: 40)
        #expect(model.made.count == before)
    }

    @Test func `rows are measured one by one`() {
        let model = Model()
        model.heights = [1: 50, 3: 5]
        let window = TestWindow(Rows(model: model))
        #expect(window.frame("row 2")?.minY == 70)
        #expect(window.frame("row 4")?.minY == 95)
    }

    @Test func `scrolling up over longer rows moves nothing that is seen`() {
        let model = Model()
        for row in 0..<10_000 { model.heights[row] = row % 7 == 0 ? 90 : 20 }
        let window = TestWindow(Rows(model: model))
        window.scroll(to: 100_000)
        for _ in 0..<30 {
            let offset = window.graph.scrollOffset(of: window.scroll.id).y
            let wanted = offset - 130
            // The rows that are visible before and after the step.
            let before = window.rowPlaces(offset: wanted)
            window.scroll(to: wanted)
            let after = window.rowPlaces(offset: window.graph.scrollOffset(of: window.scroll.id).y)
            for (row, place) in before where place >= 0 && place < 300 { #expect(after[row] == place) }
        }
        #expect(window.scrollContent.drift != .zero)
    }

    @Test func `changing one row of ten thousand is one operation`() throws {
        let model = Model()
        let window = TestWindow(Rows(model: model))
        let before = window.list
        let evaluations = window.graph.bodyEvaluations
        model.marked = 7
        window.render()
        let changed = window.list.elements.filter { before[$0.key] != $0.value }
        #expect(changed.count == 1)
        #expect(window.graph.bodyEvaluations - evaluations < 120)
    }

    @Test func `rows that are inserted above leave what is seen in place`() {
        let model = Model()
        let window = TestWindow(Rows(model: model))
        window.scroll(to: 4000)
        let place = window.frame("row 205")!.minY - window.graph.scrollOffset(of: window.scroll.id).y
        model.rows.insert(contentsOf: [-3, -2, -1], at: 0)
        window.render()
        #expect(window.frame("row 205")!.minY - window.graph.scrollOffset(of: window.scroll.id).y == place)
        #expect(window.scrollContent.drift.y == 60)
    }

    @Test func `a grid puts its views into tracks`() {
        let window = TestWindow(
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible())], spacing: 10) {
                    ForEach(0..<1000, id: \.self) { Block("\($0)", 20, 30) }
                }
            })
        // 50 and 242 wide with 8 between.
        #expect(window.frame("0") == CGRect(x: 15, y: 0, width: 20, height: 30))
        #expect(window.frame("1") == CGRect(x: 169, y: 0, width: 20, height: 30))
        #expect(window.frame("2")?.minY == 40)
        #expect(window.scrollContent.contentSize.height == CGFloat(19_990))
        #expect(window.element(identifier: "500") == nil)
    }

    @Test func `an adaptive track is as many as fit`() {
        let tracks = GridTracks([GridItem(.adaptive(minimum: 80), spacing: 10)], across: 300, .center)
        #expect(tracks.cells.map(\.offset) == [0, 103.33333333333333, 206.66666666666666])
        #expect(tracks.cells.map { $0.length.rounded() } == [93, 93, 93])
    }

    @Test func `a header is pinned within its section`() {
        let window = TestWindow(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<20, id: \.self) { section in
                        Section {
                            ForEach(0..<10, id: \.self) { Block("\(section)/\($0)", 50, 20) }
                        } header: {
                            Block("header \(section)", 300, 30)
                        }
                    }
                }
            })
        #expect(parent(of: "header 0", in: window)?.style.pin == ElementStyle.Pin(edge: .top))
        window.scroll(to: 330)
        let pinned = parent(of: "header 1", in: window)
        let track = window.list.elements.values.first { $0.children == pinned.map { [$0.id] } }
        #expect(track?.frame == CGRect(x: 0, y: 230, width: 300, height: 230))
        #expect(window.list.brokenInvariants() == [])
    }

    @Test func `a header of several elements is pinned as one where the stack has it`() {
        let window = TestWindow(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        Block("row", 300, 20)
                    } header: {
                        Block("words", 40, 10).padding(5).background { Block("ground", 50, 20) }
                    }
                }
            })
        #expect(window.frame("words") == CGRect(x: 130, y: 5, width: 40, height: 10))
        #expect(window.frame("ground") == CGRect(x: 125, y: 0, width: 50, height: 20))
        #expect(window.list.elements.values.count { $0.style.pin != nil } == 1)
    }

    private func parent(of identifier: String, in window: TestWindow) -> DisplayElement? {
        guard let id = window.element(identifier: identifier)?.id else { return nil }
        return window.list.elements.values.first { $0.children.contains(id) }
    }

    @Test func `a row that was never made is scrolled to`() {
        let model = Model()
        struct Reader: View {
            let model: Model
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Button("go") { proxy.scrollTo(7000, anchor: .top) }.frame(height: 20)
                        Rows(model: model)
                    }
                }
            }
        }
        for row in 0..<10_000 { model.heights[row] = row % 3 == 0 ? 31 : 17 }
        let window = TestWindow(Reader(model: model))
        window.press(button: "go")
        window.render()
        let offset = window.graph.scrollOffset(of: window.scroll.id)
        #expect(abs(window.frame("row 7000")!.minY - 20 - offset.y) < 0.01)
    }

    @Test func `a view of its own behind all rows is scrolled to`() {
        let window = TestWindow(
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("go") { proxy.scrollTo("bottom", anchor: .bottom) }.frame(height: 20)
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<1000, id: \.self) { Block("row \($0)", 100, 20) }
                            Block("end", 100, 10).id("bottom")
                        }
                    }
                }
            })
        #expect(window.element(identifier: "end") == nil)
        window.press(button: "go")
        window.render()
        let offset = window.graph.scrollOffset(of: window.scroll.id)
        #expect(window.frame("end").map { $0.maxY - offset.y } == 300)
    }

    @Test func `outside of a scroll view everything is made`() {
        let window = TestWindow(LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Block("\($0)") } })
        #expect(window.element(identifier: "99") != nil)
    }

    @Test func `modifiers of a collection are applied to each row`() {
        let window = TestWindow(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { Block("\($0)", 50, 20) }.padding(.top, 5)
                }
            })
        #expect(window.frame("2")?.minY == 55)
        #expect(window.element(identifier: "200") == nil)
    }
}

extension TestWindow {
    fileprivate func rowPlaces(offset: CGFloat) -> [String: CGFloat] {
        var places: [String: CGFloat] = [:]
        for element in elements {
            guard let name = element.accessibility.identifier, name.hasPrefix("row ") else { continue }
            places[name] = windowFrame(of: element.id).minY - offset
        }
        return places
    }
}
