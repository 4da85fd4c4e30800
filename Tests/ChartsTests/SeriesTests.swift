import Foundation
import KissaTesting
import SwiftUI
import Testing

@testable import Charts

/// How marks are distinguished and described.
@MainActor @Suite struct SeriesTests {
    private func model(_ content: some ChartContent, _ options: ChartOptions = ChartOptions()) -> ChartModel {
        ChartModel(content, options, EnvironmentValues(), size: CGSize(width: 300, height: 200))
    }

    private let morning = Date(timeIntervalSince1970: 1_735_718_400)  // 2025-01-01 08:00
    private var evening: Date { morning + 10 * 3600 }

    private var runs: some ChartContent {
        ForEach([morning, evening], id: \.self) { run in
            ForEach(0..<3, id: \.self) { minute in
                LineMark(
                    x: .value("Minute", minute), y: .value("Speed", 3), series: .value("Run", run)
                )
                .foregroundStyle(by: .value("Run", run))
            }
        }
    }

    @Test func `two dates of one day are two series, and the legend says both`() throws {
        var options = ChartOptions()
        options.colors.values = [AnyShapeStyle(.red), AnyShapeStyle(.blue)]
        let model = model(runs, options)
        #expect(Set(model.marks.map(\.seriesValues)).count == 2)
        #expect(LegendItems(model).values == [.date(morning), .date(evening)])
        #expect(model.looks.style(of: .date(evening)) == AnyShapeStyle(.blue))
        var environment = EnvironmentValues()
        environment.timeZone = try #require(TimeZone(identifier: "UTC"))
        environment.calendar.timeZone = environment.timeZone
        environment.locale = Locale(identifier: "de_DE")
        let words = ValueWords(LegendItems(model).values, environment)
        #expect(words[.date(morning)].contains("8:00") && words[.date(morning)] != words[.date(evening)])
        let days = ValueWords([.date(morning - 8 * 3600)], environment)
        #expect(days[.date(morning - 8 * 3600)] == "1. Jan. 2025")
    }

    @Test func `a year that is a category has no separator, and a category of dates has its band`() throws {
        #expect(ValueWords([.number(2025)], EnvironmentValues())[.number(2025)] == "2025")
        let scale = ChartScale(.bands([.date(morning), .date(evening)]))
        #expect(scale.position(.date(evening), in: 100) == 75)
        #expect(scale.value(at: 80, in: 100) == .date(evening))
        #expect(scale.position(.category("Jan 1, 2025"), in: 100) == nil)
    }

    private enum Level: Int, Plottable { case low = 1, high = 2 }

    @Test func `what an app makes of numbers is in the legend, and symbols have it, too`() throws {
        var options = ChartOptions()
        options.colors.mapping = { value in
            Level(chartValue: value).map { AnyShapeStyle($0 == .low ? Color.green : .pink) }
        }
        options.symbols.mapping = { value in
            Level(chartValue: value).map { .shape($0 == .low ? BasicChartSymbolShape.cross : .diamond) }
        }
        let points = ForEach([Level.low, .high], id: \.rawValue) { level in
            PointMark(x: .value("X", 1), y: .value("Y", 1))
                .foregroundStyle(by: .value("Level", level)).symbol(by: .value("Level", level))
        }
        let model = model(points, options)
        let items = LegendItems(model)
        #expect(items.values == [.number(1), .number(2)])
        #expect(items.values.map { items.style(of: $0) } == [AnyShapeStyle(Color.green), AnyShapeStyle(Color.pink)])
        for (mark, shape) in zip(model.marks, [BasicChartSymbolShape.cross, .diamond]) {
            let value = try #require(mark.look.by.symbol?.start)
            guard case .shape(let marked) = model.looks.symbol(of: value),
                case .shape(let explained) = items.symbol(of: value)
            else {
                Issue.record("no shape")
                continue
            }
            let box = CGRect(x: 0, y: 0, width: 8, height: 8)
            #expect(marked.path(in: box) == shape.path(in: box) && explained.path(in: box) == shape.path(in: box))
        }
    }

    @Test func `what is no number is one series`() {
        let series = LookScales.Series([.number(.nan), .number(.nan), .number(0), .number(-0.0)])
        #expect(series.values.count == 2 && series.place(of: .number(.nan)) == 0)
    }

    // MARK: Rules

    @Test func `a rule without a position lies in the middle, and one at a value goes from edge to edge`() {
        func bounds(_ rule: RuleMark) -> CGRect? {
            var options = ChartOptions()
            options.x.scale.domain = (0...10)._domain
            options.y.scale.domain = (0...10)._domain
            let model = model(rule, options)
            return PlotGeometry(model, size: CGSize(width: 100, height: 50)).bounds(model.marks[0])
        }
        #expect(bounds(RuleMark(x: .value("X", 5))) == CGRect(x: 50, y: 0, width: 0, height: 50))
        #expect(bounds(RuleMark(y: .value("Y", 5))) == CGRect(x: 0, y: 25, width: 100, height: 0))
        #expect(bounds(RuleMark(x: .value("X", 5), yStart: 10, yEnd: 20)) == CGRect(x: 50, y: 10, width: 0, height: 10))
        #expect(
            bounds(RuleMark(x: .value("X", 5), yStart: .value("Y", 0), yEnd: .value("Y", 5)))
                == CGRect(x: 50, y: 25, width: 0, height: 25))
        #expect(
            bounds(RuleMark(xStart: .value("X", 2), xEnd: .value("X", 4), y: .value("Y", 5)))
                == CGRect(x: 20, y: 25, width: 20, height: 0))
        #expect(
            bounds(RuleMark(xStart: .value("X", 2), xEnd: .value("X", 4))) == CGRect(x: 20, y: 25, width: 20, height: 0)
        )
        #expect(
            bounds(RuleMark(yStart: .value("Y", 0), yEnd: .value("Y", 5))) == CGRect(x: 50, y: 25, width: 0, height: 25)
        )
        #expect(
            bounds(RuleMark(xStart: .value("X", 2), xEnd: .value("X", 4), y: 7))
                == CGRect(x: 20, y: 7, width: 20, height: 0))
    }

    // MARK: Scrolling

    @Test func `a binding is told of what its type can say, and hears it once`() {
        var (number, count) = (3, 0)
        var position = ChartScrolling.Position()
        position.bind(
            Binding<Int> {
                number
            } set: {
                number = $0
                count += 1
            })
        for place in [3.0, 3.2, 3.4] { position.set?(.number(place)) }
        #expect(count == 0)
        for place in [3.6, 3.9, 4.2] { position.set?(.number(place)) }
        #expect(count == 1 && position.get?() == .number(4))
    }

    // MARK: Many at once

    @Test func `in no layer does one frame touch another, and all are there`() {
        var frames: [CGRect] = []
        for row in 0..<20 {
            for column in 0..<30 { frames.append(CGRect(x: column * 3, y: row * 4, width: 6, height: 6)) }
        }
        let layers = PathLayers(frames).layers
        #expect(layers.joined().count == frames.count && layers.count > 1 && layers.count < 60)
        for layer in layers {
            for (place, frame) in layer.enumerated() {
                #expect(!layer[(place + 1)...].contains { $0.intersects(frame) })
            }
        }
        #expect(PathLayers.apart([frames[0], frames[0], frames[0].insetBy(dx: -5, dy: -5), frames[1]]).count == 3)
    }
}
