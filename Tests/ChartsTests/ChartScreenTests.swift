import KissaTesting
import SwiftUI
import Testing

@testable import Charts

/// Charts for users: their accessibility, selection and layout.
@MainActor @Suite struct ChartScreenTests {
    private struct Point: Identifiable {
        let id: Int
        let name: String
        let amount: Double
    }

    private let points = ["Ada", "Bob", "Cy"].enumerated().map { Point(id: $0, name: $1, amount: Double($0 + 1) * 10) }

    private struct Proxied<Content: View>: View {
        let chart: Content
        let read: @MainActor (ChartProxy) -> Void

        var body: some View {
            chart.chartOverlay { proxy in
                let _ = read(proxy)
                Color.clear
            }
        }
    }

    /// The element of a mark; labels of axes have no value.
    private func mark(_ name: String, in window: TestWindow) throws -> ScreenElement {
        try #require(window.all(ElementQuery(name)).first { $0.value?.isEmpty == false })
    }

    private var bars: some View {
        Chart(points) { BarMark(x: .value("Name", $0.name), y: .value("Amount", $0.amount)) }
    }

    @Test func `each mark says what it is and its value`() throws {
        let window = TestWindow(bars)
        #expect(try mark("Bob", in: window).value == "20")
        #expect(window.texts.contains("Cy") && window.texts.contains("30"))
    }

    @Test func `what an app says of a mark is said`() throws {
        let window = TestWindow(
            Chart(points) {
                BarMark(x: .value("Name", $0.name), y: .value("Amount", $0.amount))
                    .accessibilityLabel("Baker \($0.name)").accessibilityValue("\(Int($0.amount)) loaves")
            })
        #expect(try mark("Baker Cy", in: window).value == "30 loaves")
        let hidden = TestWindow(
            Chart(points) {
                BarMark(x: .value("Name", $0.name), y: .value("Amount", $0.amount)).accessibilityHidden(true)
            }.chartXAxis(.hidden))
        #expect(!hidden.has("Cy"))
    }

    @Test func `a bar stands over its label, and is as high as its value`() throws {
        let window = TestWindow(bars.chartYScale(domain: 0...40).frame(width: 300, height: 200))
        let marks = try ["Ada", "Bob", "Cy"].map { try mark($0, in: window).frame }
        #expect(marks[0].maxX < marks[1].minX && marks[1].maxX < marks[2].minX)
        #expect(abs(marks[1].height - 2 * marks[0].height) < 0.5)
        #expect(abs(marks[2].maxY - marks[0].maxY) < 0.5)
        let label = try #require(window.all(.text("Bob")).first).frame
        #expect(abs(label.midX - marks[1].midX) < 1 && label.minY > marks[1].maxY)
    }

    @Test func `a proxy finds positions of values, and values at positions`() throws {
        var proxies: [ChartProxy] = []
        let window = TestWindow(
            Proxied(chart: bars.chartYScale(domain: 0...40)) { proxies.append($0) }.frame(width: 300, height: 200))
        let proxy = try #require(proxies.last)
        #expect(window.has("Bob"))
        let size = proxy.plotSize
        #expect(size.width > 200 && size.width < 300 && size.height > 150 && size.height < 200)
        #expect(proxy.position(forX: "Bob") == size.width / 2)
        #expect(proxy.position(forY: 10.0) == size.height * 0.75)
        #expect(proxy.value(atX: size.width - 1, as: String.self) == "Cy")
        #expect(proxy.value(atY: size.height / 2, as: Int.self) == 20)
        #expect(proxy.value(at: CGPoint(x: 1, y: 0), as: (String, Double).self).map { $0 == ("Ada", 40) } == true)
        #expect(proxy.position(forX: "Nobody") == nil)
        #expect(proxy.xDomain(dataType: String.self) == ["Ada", "Bob", "Cy"])
    }

    private struct Choice: View {
        @State private var name: String?
        @State private var last = ""
        let points: [Point]

        var body: some View {
            VStack {
                Text("now \(name ?? "nobody"), last \(last)")
                Chart(points) { BarMark(x: .value("Name", $0.name), y: .value("Amount", $0.amount)) }
                    .chartXSelection(value: $name)
            }
            .onChange(of: name) { _, new in last = new ?? last }
        }
    }

    @Test func `a value is selected while the finger is on it`() throws {
        let window = TestWindow(Choice(points: points))
        let bob = try mark("Bob", in: window)
        try window.drag(.exactly(bob), by: CGVector(dx: bob.frame.width * 1.5, dy: 0))
        #expect(window.texts.contains("now nobody, last Cy"))
    }

    @Test func `an angle's value is counted from the first sector`() throws {
        var chosen: [Double?] = []
        let value = Binding<Double?> {
            nil
        } set: {
            chosen.append($0)
        }
        var proxies: [ChartProxy] = []
        let pie = Chart(points) { SectorMark(angle: .value("Amount", $0.amount)) }.chartAngleSelection(value: value)
        let window = TestWindow(Proxied(chart: pie) { proxies.append($0) })
        try #require(proxies.last).selectAngleValue(at: .degrees(90))
        #expect(chosen == [15])
        #expect(window.texts.isEmpty)
    }

    @Test func `legends name series in their order, annotations stand above their marks`() throws {
        let window = TestWindow(
            Chart(points) { point in
                PointMark(x: .value("X", point.amount), y: .value("Y", point.amount))
                    .foregroundStyle(by: .value("Name", point.name))
                    .annotation { Text("Here is \(point.name)") }
            })
        let names = try points.map { try #require(window.all(.text($0.name)).first).frame }
        #expect(names[0].maxX < names[1].minX && names[1].maxX < names[2].minX)
        let note = try window.frame(of: .text("Here is Bob"))
        let mark = try mark("20, Bob", in: window).frame
        #expect(note.maxY <= mark.minY && abs(note.midX - mark.midX) < 1)
    }

    @Test func `nothing, one point, what is no number and what is infinite are charts`() {
        for numbers in [
            [], [5], [.nan], [.infinity, 3], [-.infinity], [.nan, .nan, 1, 2], [1e308, -1e308], [7, 7, 7],
        ] {
            let window = TestWindow(
                Chart(Array(numbers.enumerated()), id: \.offset) { place, number in
                    LineMark(x: .value("X", place), y: .value("Y", number)).symbol(.square)
                    AreaMark(x: .value("X", place), y: .value("Y", number))
                    BarMark(x: .value("X", number), y: .value("Y", number))
                    PointMark(x: .value("X", number), y: .value("Y", number)).symbolSize(by: .value("Size", number))
                    RuleMark(x: .value("X", number))
                    RectangleMark(
                        xStart: .value("X", number), xEnd: .value("X", 2), yStart: .value("Y", 0),
                        yEnd: .value("Y", number))
                    SectorMark(angle: .value("A", number))
                }
                .chartYScale(type: .symmetricLog))
            #expect(window.texts.count < 100)
        }
    }

    @Test func `a hundred thousand points are a path of few`() throws {
        let numbers = (0..<100_000).map { sin(Double($0) / 5000) }
        let marks = numbers.enumerated().map { place, number in
            CGPoint(x: Double(place) / 400, y: number)
        }
        let thinned = LineInterpolation.thinned(marks, width: 250)
        #expect(thinned.count < 1100)
        #expect(thinned.first == marks.first && thinned.last == marks.last)
        #expect(thinned.map(\.y).max() == marks.map(\.y).max() && thinned.map(\.y).min() == marks.map(\.y).min())
    }

    @Test func `labels that would overlap are left out`() throws {
        let names = (0..<60).map { "Category \($0)" }
        let window = TestWindow(
            Chart(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("One", 1)).accessibilityHidden(true) })
        let frames = window.all(.containing("Category")).map(\.frame).sorted { $0.minX < $1.minX }
        #expect(frames.count > 2 && frames.count < 12)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
    }
}
