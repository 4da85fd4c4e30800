import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private enum Category: Int, CaseIterable, Identifiable {
    case one = 1
    case two, three
    var id: Int { rawValue }
}

private struct Split: View {
    @State private var selection: Category? = .two

    var body: some View {
        NavigationSplitView {
            List(Category.allCases, selection: $selection) { NavigationLink("Row \($0.id)", value: $0) }
                .navigationTitle(Text(verbatim: "Side"))
        } detail: {
            Text(verbatim: selection.map { "chosen \($0.id)" } ?? "none")
        }
    }
}

/// How pages, columns and lists are laid out.
@MainActor
@Suite("Looks of pages")
struct PageLookTests {
    @Test func `content that doesn't fill a page touches none of its edges`() throws {
        let window = TestWindow(
            NavigationStack {
                VStack(spacing: 0) {
                    ForEach(["one", "two", "three"], id: \.self) { name in
                        Text(verbatim: name).frame(width: 80, height: 40).background(Color.red)
                            .accessibilityIdentifier(name)
                    }
                }
                .toolbar { Button("Done") {} }
            }, size: CGSize(width: 390, height: 600))
        let grounds = window.elements.filter { $0.style.background == .color(SystemColor.red.light) }
        let heights = grounds.map { window.windowFrame(of: $0.id).height }
        #expect(heights == [40, 40, 40])
        #expect(grounds.allSatisfy { window.windowFrame(of: $0.id).width == 80 })
    }

    @Test func `the background of content that fills a page reaches its edges`() throws {
        let window = TestWindow(
            NavigationStack { Color.clear.background(Color.red).toolbar { Button("Done") {} } },
            size: CGSize(width: 390, height: 600))
        let ground = try #require(window.elements.first { $0.style.background == .color(SystemColor.red.light) })
        #expect(window.windowFrame(of: ground.id) == CGRect(x: 0, y: 0, width: 390, height: 600))
    }

    @Test(arguments: [(CGFloat(390), CGFloat(16)), (820, 20), (1200, 20)])
    func `cards begin where the large title does`(width: CGFloat, margin: CGFloat) throws {
        let list = List(0..<5) { Text(verbatim: "Row \($0)") }.navigationTitle(Text(verbatim: "Books"))
        let window = TestWindow(NavigationStack { list }, size: CGSize(width: width, height: 600))
        let title = try #require(window.element(text: "Books"))
        let row = try #require(window.elements.first { $0.accessibility.role == .listItem })
        #expect(window.windowFrame(of: title.id).minX == margin)
        #expect(window.windowFrame(of: row.id).minX == margin)
        #expect(window.windowFrame(of: row.id).width == width - 2 * margin)
    }

    @Test func `a row that is a link is selected by the link's value`() throws {
        let window = TestWindow(Split(), size: CGSize(width: 1200, height: 800))
        let rows = { window.elements.filter { $0.accessibility.role == .listItem } }
        #expect(rows().map(\.accessibility.isSelected) == [false, true, false])
        window.press(button: "Row 3")
        #expect(rows().map(\.accessibility.isSelected) == [false, false, true])
        #expect(window.texts.contains("chosen 3"))
    }

    @Test func `a sidebar's list has neither cards nor arrows beside the other columns`() {
        let wide = TestWindow(Split(), size: CGSize(width: 1200, height: 800))
        let narrow = TestWindow(
            NavigationSplitView {
                List(Category.allCases) { NavigationLink("Row \($0.id)", value: $0) }
            } detail: {
                Text(verbatim: "none")
            }, size: CGSize(width: 390, height: 800))
        let arrows = { (window: TestWindow) in
            let row = window.elements.first { $0.accessibility.role == .listItem }
            return row.map { row in window.elements.filter { $0.content.path != nil && window.isInside($0, row) }.count
            }
        }
        #expect(arrows(wide) == 0)
        #expect(arrows(narrow) == 1)
    }

    @Test func `a page that was gone to keeps its bar around a stack in it`() throws {
        let window = TestWindow(
            NavigationStack {
                NavigationLink("Open") {
                    NavigationStack { Text(verbatim: "inner") }.navigationTitle(Text(verbatim: "Outer"))
                }
                .navigationTitle(Text(verbatim: "Root"))
            }, size: CGSize(width: 390, height: 600))
        window.press(button: "Open")
        #expect(window.texts.contains("Outer"))
        let back = try #require(
            window.elements.last { $0.content == .button && $0.accessibility.label == "Back" })
        window.press(back.id)
        #expect(window.graph.list.elements.values.contains { $0.text == "Root" })
    }

    @Test func `a scroll view of both axes puts small content in its middle`() throws {
        let window = TestWindow(
            ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 200, height: 100) },
            size: CGSize(width: 390, height: 600))
        let content = try #require(window.elements.first { $0.style.background == .color(SystemColor.red.light) })
        #expect(window.windowFrame(of: content.id) == CGRect(x: 95, y: 250, width: 200, height: 100))
        let along = TestWindow(
            ScrollView { Color.red.frame(width: 200, height: 100) }, size: CGSize(width: 390, height: 600))
        let first = try #require(along.elements.first { $0.style.background == .color(SystemColor.red.light) })
        #expect(along.windowFrame(of: first.id).minY == 0)
    }

    @Test func `grounds in a sheet are lighter in the dark, those of a cover aren't`() {
        func color(_ change: (inout EnvironmentValues) -> Void, _ style: some ShapeStyle) -> Paint {
            var environment = EnvironmentValues()
            environment.colorScheme = .dark
            change(&environment)
            return paint(of: style, in: environment)
        }
        let raised = { (values: inout EnvironmentValues) in values.isRaised = true }
        #expect(color({ _ in }, .background) == .color(SystemColor.background(level: 0).dark))
        #expect(color(raised, .background) == .color(SystemColor.background(level: 1).dark))
        #expect(color(raised, GroupedBackground()) == .color(SystemColor.background(level: 1).dark))
        #expect(color(raised, GroupedSurface()) == .color(SystemColor.background(level: 2).dark))
        #expect(PresentationStyle.sheet.isRaised)
        #expect(!PresentationStyle.cover.isRaised)
    }

    @Test(arguments: [true, false]) func `a form's rows stand out from its ground in a dark sheet and a dark cover`(
        isSheet: Bool
    ) {
        let form = Form { Text(verbatim: "row") }
        let window = TestWindow(
            Color.clear
                .sheet(isPresented: .constant(isSheet)) { form }
                .fullScreenCover(isPresented: .constant(!isSheet)) { form }
                .environment(\.colorScheme, .dark))
        let grounds = window.elements.compactMap(\.style.background)
        func paint(_ level: Int) -> Paint {
            .color(SystemColor.background(level: level).color(in: .dark, isRaised: isSheet))
        }
        #expect(grounds.contains(paint(0)) && grounds.contains(paint(1)))
    }
}

extension TestWindow {
    fileprivate func isInside(_ element: DisplayElement, _ outer: DisplayElement) -> Bool {
        if element.id == outer.id { return true }
        return outer.children.contains { id in list[id].map { isInside(element, $0) } ?? false }
    }
}
