import SwiftUI
import Testing

@testable import Charts

@MainActor @Suite struct StackingTests {
    private func marks(_ content: some ChartContent) -> [Mark] {
        let collector = _ChartCollector()
        content._collect(into: collector)
        Stacking.place(collector.marks)
        return collector.marks
    }

    private func bars(_ amounts: [Double], _ stacking: MarkStackingMethod) -> [[Double]] {
        let content = ForEach(amounts, id: \.self) { amount in
            BarMark(x: .value("Day", "Mon"), y: .value("Amount", amount), stacking: stacking)
        }
        return marks(content).map { $0.vertical.values.compactMap(\.number) }
    }

    @Test func `bars at one place stand upon each other, negative ones below zero`() {
        #expect(bars([2, 3, -1, -4], .standard) == [[0, 2], [2, 5], [0, -1], [-1, -5]])
    }

    @Test func `normalized bars are one together`() {
        #expect(bars([1, 3], .normalized) == [[0, 0.25], [0.25, 1]])
        #expect(bars([0], .normalized) == [[0, 0]])
    }

    @Test func `centered bars lie around zero`() {
        #expect(bars([2, 4], .center) == [[-3, -1], [-1, 3]])
    }

    @Test func `unstacked bars all begin at zero`() {
        #expect(bars([2, 4], .unstacked) == [[0, 2], [0, 4]])
    }

    @Test func `bars with places of their own aren't stacked upon those of others`() {
        let content = ForEach(["a", "b"], id: \.self) { series in
            BarMark(x: .value("Day", "Mon"), y: .value("Amount", 2)).position(by: .value("Series", series))
        }
        #expect(marks(content).map { $0.vertical.values.compactMap(\.number) } == [[0, 2], [0, 2]])
    }

    @Test func `a bar lies if only its length is a number`() {
        let mark = marks(BarMark(x: .value("Amount", 3), y: .value("Day", "Mon")))[0]
        #expect(!mark.isVertical)
        #expect(mark.horizontal.values == [.number(0), .number(3)])
    }

    @Test func `sectors share a turn in proportion`() {
        let content = ForEach([1.0, 3, 0, .nan], id: \.self) { SectorMark(angle: .value("Amount", $0)) }
        let turns = marks(content).compactMap { $0.sector?.turns }
        #expect(turns == [0...0.25, 0.25...1, 1...1, 1...1])
    }

    @Test func `a modifier next to a mark prevails over one around it`() {
        let content = Plot {
            BarMark(x: .value("Day", "Mon"), y: .value("Amount", 1)).cornerRadius(2).opacity(0.5)
            BarMark(x: .value("Day", "Tue"), y: .value("Amount", 1))
        }.cornerRadius(8).opacity(0.5)
        let looks = marks(content).map(\.look)
        #expect(looks.map(\.cornerRadius) == [2, 8])
        #expect(looks.map(\.opacity) == [0.25, 0.5])
    }

    @Test func `content is collected anew each time`() {
        let bar = BarMark(x: .value("Day", "Mon"), y: .value("Amount", 1))
        let content = bar.opacity(0.5)
        #expect(marks(content)[0].look.opacity == 0.5)
        #expect(marks(content)[0].look.opacity == 0.5)
    }

    private struct Bin {
        let low = 1.0
        let high = 3.0
        let kind = "A"
        let opacity = 0.5
    }

    @Test func `a plot of a collection has a mark for each element, changed by key paths`() {
        let plot = RectanglePlot([Bin(), Bin()], x: .value("Kind", \.kind), y: .value("Range", \.low, \.high))
            .foregroundStyle(by: .value("Kind", \.kind)).opacity(\.opacity)
        let found = marks(plot)
        #expect(found.count == 2)
        #expect(found[0].vertical.values == [.number(1), .number(3)])
        #expect(found[0].look.opacity == 0.5)
        #expect(found[0].look.by.color?.start == .category("A"))
    }
}
