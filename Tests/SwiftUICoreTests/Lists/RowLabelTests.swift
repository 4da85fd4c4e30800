import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Labels in the rows of lists and forms.
@MainActor
@Suite("Labels in rows")
struct RowLabelTests {
    private func label(_ icon: some View, _ title: String = "title") -> some View {
        Label {
            Block(title)
        } icon: {
            icon
        }
    }

    private func rowTitle(_ icon: some View) throws -> CGFloat {
        try #require(TestWindow(List { label(icon) }).frame("title")).minX
    }

    @Test func `titles begin in one column, whatever the icon's width`() throws {
        let narrow = try rowTitle(Block("icon", 12, 12))
        #expect(try rowTitle(Block("icon", 24, 12)) == narrow)
        #expect(try rowTitle(Flexible("icon")) == narrow)
        #expect(try rowTitle(Block("icon", 60, 12)) > narrow + 30)
    }

    @Test func `a label without an icon has no column`() throws {
        #expect(try rowTitle(EmptyView()) == 32)
    }

    @Test func `an icon of any width takes the column alone`() throws {
        let window = TestWindow(Form { label(Flexible("icon")) })
        let (icon, title) = (try #require(window.frame("icon")), try #require(window.frame("title")))
        #expect(icon.minX == 32 && icon.maxX + 8 == title.minX)
    }

    @Test func `an icon is beside the first line of its title`() throws {
        let words = Array(repeating: "words", count: 30).joined(separator: " ")
        let long = Label {
            Text(verbatim: words).accessibilityIdentifier("words")
        } icon: {
            Block("icon")
        }
        let window = TestWindow(List { long })
        let (icon, title) = (try #require(window.frame("icon")), try #require(window.frame("words")))
        #expect(title.height > 60)
        #expect(icon.midY < title.minY + 15)
    }

    private func iconPaint<V: View>(_ view: V) -> Paint? {
        TestWindow(view).elements.compactMap { $0.content.path?.fill }.first
    }

    @Test func `an icon has the tint, unless a foreground style or the row's tint is set`() {
        let label = Label("Heart", systemImage: "heart")
        func plain(_ style: some ShapeStyle) -> Paint? {
            iconPaint(Image(systemName: "heart").foregroundStyle(style))
        }
        #expect(iconPaint(List { label }.tint(.green)) == plain(.green))
        #expect(iconPaint(List { label.foregroundStyle(.red) }.tint(.green)) == plain(.red))
        #expect(iconPaint(List { label.listItemTint(.orange) }.tint(.green)) == plain(.orange))
        #expect(iconPaint(label.tint(.green)) == plain(.primary))
    }

    /// The leading edge of the first row's separator.
    private func separator<V: View>(_ row: V) throws -> CGFloat {
        let window = TestWindow(
            List {
                row
                Text(verbatim: "last")
            })
        let lines = window.elements.filter { $0.frame.height > 0 && $0.frame.height <= 1 }
        return window.windowFrame(of: try #require(lines.first).id).minX
    }

    @Test func `a separator begins at the title of a label, or where the app says`() throws {
        let row = label(Block("icon"))
        #expect(try separator(row) == rowTitle(Block("icon")))
        #expect(try separator(Text(verbatim: "text")) == 32)
        #expect(
            try separator(
                HStack {
                    Text(verbatim: "text")
                    Spacer()
                    row
                }) == 32)
        #expect(try separator(row.alignmentGuide(.listRowSeparatorLeading) { _ in 5 }) == 37)
    }

    @Test(arguments: [false, true])
    func `a row shows the badge of a button's label`(isLink: Bool) {
        let text = Text(verbatim: "mail").badge(7)
        let row = isLink ? AnyView(NavigationLink(value: 1) { text }) : AnyView(Button(action: {}) { text })
        #expect(TestWindow(NavigationStack { List { row } }).texts.contains("7"))
    }

    @Test func `a form's menu opens wherever its row is pressed`() throws {
        let picker = Picker("Size", selection: .constant(1)) { Text(verbatim: "One").tag(1) }.pickerStyle(.menu)
        func menu(_ form: some View) throws -> CGRect {
            let window = TestWindow(form)
            let menu = window.elements.first { if case .control = $0.content { true } else { false } }
            return window.windowFrame(of: try #require(menu).id)
        }
        #expect(try menu(Form { picker }).width == 268)
        #expect(
            try menu(
                Form {
                    HStack {
                        picker
                        Button("other") {}
                    }
                }
            ).width < 200)
    }
}
