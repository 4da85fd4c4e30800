import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private struct RankKey: ContainerValueKey { static var defaultValue: Int { 0 } }

extension ContainerValues {
    fileprivate var rank: Int {
        get { self[RankKey.self] }
        set { self[RankKey.self] = newValue }
    }
}

/// Its width is the sum of its subviews' ranks.
private struct RankLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ranks = subviews.map(\.containerValues.rank)
        let isTagged = subviews.contains { $0.containerValues.tag(for: String.self) == "second" }
        return CGSize(width: ranks.reduce(0, +), height: isTagged ? 7 : 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Chapters: View {
    var body: some View {
        Text("alone")
        Section {
            Text("a")
            Text("b")
        } header: {
            Text("head")
        } footer: {
            Text("foot")
        }
        Section("empty") {}
    }
}

@MainActor
@Suite("What views say to their container")
struct ContainerValueTests {
    @Test func `a container reads the values of its views`() {
        let view = Group(
            subviews: Group {
                Text("a").containerValue(\.rank, 3)
                Text("b").tag("second")
                Text("c").containerValue(\.rank, 1).containerValue(\.rank, 2)
            }
        ) { subviews in
            ForEach(subviews) { Text("\($0.containerValues.rank) \($0.containerValues.tag(for: String.self) ?? "-")") }
        }
        #expect(TestWindow(VStack { view }).texts == ["3 -", "0 second", "1 -"])
    }

    @Test func `a layout reads the values of its views`() {
        let view = RankLayout {
            Text("a").containerValue(\.rank, 30)
            Text("b").containerValue(\.rank, 12).tag("second")
        }
        let frames = TestWindow(view.overlay { Rectangle() }).elements.map(\.frame.size)
        #expect(frames.contains(CGSize(width: 42, height: 7)))
    }

    @Test func `sections are given with their headers, contents and footers`() {
        let view = ForEach(sections: Chapters()) { section in
            Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
            section.header
        }
        #expect(TestWindow(VStack { view }).texts == ["0 1 0", "1 2 1", "head", "1 0 0", "empty"])
    }

    @Test func `a container shows some of its views where it likes`() {
        let view = Group(subviews: ForEach(0..<4) { Text("\($0)") }) { subviews in
            subviews[2...]
            Text("then")
            subviews.prefix(2).dropFirst()
        }
        #expect(TestWindow(VStack { view }).texts == ["2", "3", "then", "1"])
        let lone = Group(subviews: Text("only")) { $0.dropFirst() }
        #expect(TestWindow(VStack { lone }).texts.isEmpty)
    }

    @Test func `each subview of another view has a view`() {
        let view = VStack {
            ForEach(
                subviews: Group {
                    Text("a"); Text("b")
                }
            ) { subview in
                subview; Text("after")
            }
        }
        #expect(TestWindow(view).texts == ["a", "after", "b", "after"])
    }
}
