import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

private struct Branch: Identifiable {
    let id: String
    var isOpen = false
    var branches: [Branch]?
}

@MainActor @Observable private final class Garden {
    var trees = [Branch(id: "oak", branches: [Branch(id: "twig")]), Branch(id: "elm")]
    var words = ["a", "b", "c"]
    var chosen: Set<String> = []
}

private struct Words: View {
    @Bindable var garden: Garden
    var body: some View {
        List($garden.words, id: \.self, editActions: .all, selection: $garden.chosen) { $word in Text(verbatim: word) }
    }
}

private struct Trees: View {
    @Bindable var garden: Garden
    var body: some View {
        List($garden.trees, children: \.branches) { $branch in
            Toggle(isOn: $branch.isOpen) { Text(verbatim: branch.id) }
        }
    }
}

private struct Letters: View {
    var visibility = Visibility.automatic
    var body: some View {
        List {
            ForEach(["A", "B", "C"], id: \.self) { letter in
                Section(letter) {
                    ForEach(0..<40, id: \.self) { Text(verbatim: "row \(letter)\($0)") }
                }
                .sectionIndexLabel("to \(letter)")
            }
        }
        .listStyle(.plain)
        .listSectionIndexVisibility(visibility)
    }
}

@MainActor
@Suite("How rows of lists look")
struct ListRowLookTests {
    /// The surfaces of a form's sections: their vertical extents in the list.
    private func surfaces(_ window: TestWindow) -> [ClosedRange<CGFloat>] {
        window.elements.filter { $0.style.zIndex == -1 }.map { $0.frame.minY...$0.frame.maxY }
            .sorted { $0.lowerBound < $1.lowerBound }
    }

    @Test func `no surface is behind a row with its own background`() throws {
        let window = TestWindow(
            Form {
                Text(verbatim: "alone").listRowBackground(Color.clear)
                Section {
                    ForEach(["a", "b", "c", "d"], id: \.self) { name in
                        Text(verbatim: name).listRowBackground(name == "b" ? Color.red : nil)
                    }
                }
            })
        func extent(_ name: String) throws -> ClosedRange<CGFloat> {
            let frame = try #require(window.row(name)).frame
            return frame.minY...frame.maxY
        }
        let (a, c, d) = try (extent("a"), extent("c"), extent("d"))
        #expect(surfaces(window) == [a, c.lowerBound...d.upperBound])
    }

    @Test func `a row that gets its own background loses the surface, and a row that loses it gets the surface`() {
        struct Changing: View {
            @State private var isOwn = false
            var body: some View {
                Form {
                    Text(verbatim: "row").listRowBackground(isOwn ? Color.clear : nil)
                    Button("change") { isOwn.toggle() }.listRowBackground(Color.clear)
                }
            }
        }
        let window = TestWindow(Changing())
        #expect(surfaces(window).count == 1)
        window.press(button: "change")
        #expect(surfaces(window).isEmpty)
        window.press(button: "change")
        #expect(surfaces(window).count == 1)
    }

    @Test func `a bordered list has a line around it`() {
        func outlines(_ style: some ListStyle) -> Int {
            let window = TestWindow(List { Text(verbatim: "tea") }.listStyle(style))
            return window.elements.filter { $0.frame.size == CGSize(width: 300, height: 300) }.count
        }
        #expect(outlines(.bordered) > outlines(.plain))
    }

    private func rows(_ window: TestWindow) -> [DisplayElement] {
        window.elements.filter { $0.accessibility.role == .listItem }
    }

    @Test func `insets of one edge leave the others`() throws {
        let list = List {
            Block("wide", 10, 20).listRowInsets(EdgeInsets(top: 30, leading: 8, bottom: 30, trailing: 8))
                .listRowInsets(.leading, 40)
        }
        let window = TestWindow(list.listStyle(.plain))
        let row = try #require(rows(window).first)
        #expect(window.frame("wide")?.minX == 40)
        #expect(row.frame.height == 80)
    }

    @Test func `margins of a list's sections are their distance from its sides`() throws {
        let window = TestWindow(List { Text("row") }.listSectionMargins(.horizontal, 50))
        let row = try #require(rows(window).first)
        #expect(window.windowFrame(of: row.id).minX == 50)
        #expect(row.frame.width == 200)
    }

    @Test func `every second row has a shade where that is wished`() {
        let rows = List { ForEach(0..<4, id: \.self) { Text(verbatim: "\($0)") } }.listStyle(.plain)
        #expect(self.rows(TestWindow(rows)).allSatisfy { $0.style.background == nil })
        let shaded = TestWindow(rows.alternatingRowBackgrounds())
        #expect(self.rows(shaded).map { $0.style.background != nil } == [false, true, false, true])
    }

    @Test func `a list style says whether every second row has a shade`() {
        let rows = List { ForEach(0..<4, id: \.self) { Text(verbatim: "\($0)") } }
        let shaded = TestWindow(rows.listStyle(.inset(alternatesRowBackgrounds: true)))
        #expect(self.rows(shaded).map { $0.style.background != nil } == [false, true, false, true])
        let plain = TestWindow(rows.listStyle(.inset(alternatesRowBackgrounds: false)).alternatingRowBackgrounds())
        #expect(self.rows(plain).allSatisfy { $0.style.background == nil })
        let left = TestWindow(rows.listStyle(.inset).alternatingRowBackgrounds())
        #expect(self.rows(left).contains { $0.style.background != nil })
    }

    @Test func `a badge stands out where it is to be noticed`() {
        func count(_ prominence: BadgeProminence) -> Int {
            TestWindow(List { Text("mail").badge(3).badgeProminence(prominence) }).elements.count
        }
        #expect(count(.increased) > count(.standard))
    }

    @Test func `the index leads to a section`() {
        let window = TestWindow(Letters(), size: CGSize(width: 300, height: 300))
        window.render()
        #expect(!window.texts.contains("row C0"))
        window.press(button: "to C")
        for _ in 0..<6 { window.render() }
        #expect(window.texts.contains("row C0"))
    }

    @Test func `a hidden index is not shown`() {
        let window = TestWindow(Letters(visibility: .hidden))
        window.render()
        #expect(!window.texts.contains("to C"))
    }

    @Test func `a tree of bindings writes to its elements`() throws {
        let garden = Garden()
        let window = TestWindow(Trees(garden: garden))
        #expect(window.texts.contains("elm"))
        #expect(!window.texts.contains("twig"))
        window.press(button: "oak")
        #expect(window.texts.contains("twig"))
    }

    @Test func `rows that can be edited can be selected too`() throws {
        let garden = Garden()
        let window = TestWindow(Words(garden: garden))
        let row = try #require(rows(window).first)
        window.press(row.id)
        #expect(garden.chosen == ["a"])
        window.graph.handle(
            ElementEvent(element: row.id, frameSeen: 0, action: .key("Delete", modifiers: [], isDown: true)))
        window.render()
        #expect(garden.words == ["b", "c"])
    }
}
