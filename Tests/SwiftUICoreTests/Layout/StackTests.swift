import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Stacks")
struct StackTests {
    @Test func `a vertical stack centres its views with the standard distance`() {
        let window = TestWindow(
            VStack {
                Block("a", 100, 20); Block("b", 50, 30)
            })
        #expect(window.frame("a") == CGRect(x: 100, y: 121, width: 100, height: 20))
        #expect(window.frame("b") == CGRect(x: 125, y: 149, width: 50, height: 30))
    }

    @Test func `a horizontal stack aligns at the top when told`() {
        let window = TestWindow(
            HStack(alignment: .top, spacing: 4) {
                Block("a", 100, 20); Block("b", 50, 30)
            })
        #expect(window.frame("a") == CGRect(x: 73, y: 135, width: 100, height: 20))
        #expect(window.frame("b") == CGRect(x: 177, y: 135, width: 50, height: 30))
    }

    @Test func `a spacer takes what is left`() {
        let window = TestWindow(
            HStack {
                Block("a", 100, 20); Spacer(); Block("b", 50, 20)
            })
        #expect(window.frame("a")?.minX == 0)
        #expect(window.frame("b")?.maxX == 300)
    }

    @Test func `flexible views share what the fixed ones leave`() {
        let window = TestWindow(
            HStack(spacing: 0) {
                Flexible("a"); Block("b", 100, 10); Flexible("c")
            })
        #expect(window.frame("a")?.width == 100)
        #expect(window.frame("c") == CGRect(x: 200, y: 0, width: 100, height: 300))
    }

    @Test func `a higher priority is asked first`() {
        let window = TestWindow(
            HStack(spacing: 0) {
                Flexible("a").frame(minWidth: 40)
                Flexible("b").layoutPriority(1)
            })
        #expect(window.frame("a")?.width == 40)
        #expect(window.frame("b")?.width == 260)
    }

    @Test func `structure is flattened into the container`() {
        let window = TestWindow(
            HStack(spacing: 1) {
                Group {
                    Block("a")
                    ForEach(0..<2) { Block("row\($0)") }
                }
                if true { Block("b") }
            })
        #expect(["a", "row0", "row1", "b"].map { window.frame($0)?.minX } == [128.5, 139.5, 150.5, 161.5])
    }

    @Test func `a modifier on a group applies to each view`() {
        let window = TestWindow(
            VStack(spacing: 0) {
                Group {
                    Block("a")
                    Block("b")
                }.padding(.top, 5)
            })
        #expect(window.frame("b")!.minY - window.frame("a")!.maxY == 5)
    }

    @Test func `a depth stack is as large as its largest views`() {
        let window = TestWindow(
            ZStack(alignment: .bottomTrailing) {
                Block("a", 100, 20); Block("b", 50, 30)
            })
        #expect(window.frame("a") == CGRect(x: 100, y: 145, width: 100, height: 20))
        #expect(window.frame("b") == CGRect(x: 150, y: 135, width: 50, height: 30))
    }

    @Test func `an alignment guide moves a view`() {
        let window = TestWindow(
            VStack(alignment: .leading, spacing: 0) {
                Block("a", 100, 10)
                Block("b", 50, 10).alignmentGuide(.leading) { _ in -20 }
            })
        #expect(window.frame("b")!.minX - window.frame("a")!.minX == 20)
    }

    @Test func `a stack of infinite length offers infinity and never nothing`() {
        var proposals: [ProposedViewSize] = []
        struct Probe: Layout {
            let record: (ProposedViewSize) -> Void
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                record(proposal)
                return proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {}
        }
        let probe = Probe { proposals.append($0) }
        _ = TestWindow(
            HStack {
                HStack {
                    probe { EmptyView() }; probe { EmptyView() }
                }
                HStack { probe { EmptyView() } }
            })
        #expect(proposals.contains { $0.width == .infinity })
        #expect(proposals.allSatisfy { $0.width?.isNaN != true && $0.height?.isNaN != true })
    }

    @Test(arguments: [false, true])
    func `a word is kept whole where the others can do with less`(isSecond: Bool) {
        let word = Text(verbatim: "Donaudampfschiff").padding(4)
        let words = Text(verbatim: "so many short words that go on and on for ever and a day")
        let window = TestWindow(
            HStack(spacing: 0) {
                if isSecond { words }
                word
                if !isSecond { words }
            }
            .frame(width: 220))
        for element in window.list.elements.values {
            guard case .text(let text) = element.content else { continue }
            let lines = text.lines.map { $0.runs.map(\.text).joined() }
            #expect(lines.count == 1 || !lines.contains { "Donaudampfschiff".contains($0) }, "\(lines)")
        }
    }

    @Test func `where not every word fits each view has its share`() {
        let window = TestWindow(
            HStack(spacing: 0) {
                Text(verbatim: "Donaudampfschiff"); Text(verbatim: "Donaudampfschiff")
            }
            .frame(width: 120))
        #expect(window.list.elements.values.allSatisfy { $0.frame.maxX <= 300 && $0.frame.width <= 300 })
    }
}
