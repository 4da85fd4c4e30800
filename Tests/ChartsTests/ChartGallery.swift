import Charts
import SwiftUI

/// Charts of every kind, for tests and pictures.
enum ChartGallery: String, CaseIterable {
    case bars, stacked, grouped, horizontal, line, series, area, points, pie, ring, ranges, heat, log, functions
    case months, annotated, negative, titles, leading, scrolling, histogram, masked

    struct Sale: Identifiable {
        let month: Int
        let city: String
        let amount: Double
        var id: String { "\(month)\(city)" }
        var date: Date { Date(timeIntervalSince1970: 1_735_689_600 + 86_400 * (30.44 * Double(month) + 5)) }
    }

    static let sales = ["Kyoto", "Oslo", "Lima"].enumerated().flatMap { place, city in
        (0..<12).map { month in
            Sale(
                month: month, city: city, amount: 60 + 40 * sin(Double(month) / 2 + Double(place)) + Double(place * 20))
        }
    }

    static let styles = [
        ("Cachapa", 916.0), ("Injera", 850), ("Crêpe", 802), ("Jian Bing", 753), ("Dosa", 654), ("American", 618),
    ]

    @MainActor @ViewBuilder var view: some View {
        switch self {
        case .bars:
            Chart(Self.styles, id: \.0) { BarMark(x: .value("Name", $0.0), y: .value("Sales", $0.1)) }
        case .stacked:
            Chart(Self.sales) {
                BarMark(x: .value("Month", $0.date, unit: .month), y: .value("Sales", $0.amount))
                    .foregroundStyle(by: .value("City", $0.city))
            }
        case .grouped:
            Chart(Self.sales.filter { $0.month < 4 }) {
                BarMark(x: .value("Month", "M\($0.month)"), y: .value("Sales", $0.amount))
                    .foregroundStyle(by: .value("City", $0.city)).position(by: .value("City", $0.city)).cornerRadius(3)
            }
        case .horizontal:
            Chart(Self.styles, id: \.0) { item in
                BarMark(x: .value("Sales", item.1), y: .value("Name", item.0)).foregroundStyle(.teal.gradient)
                    .annotation(position: .overlay, alignment: .trailing) {
                        Text(item.1, format: .number).font(.caption2).foregroundStyle(.white).padding(.trailing, 4)
                    }
            }
        case .line:
            Chart(Self.sales.filter { $0.city == "Oslo" }) {
                LineMark(x: .value("Date", $0.date), y: .value("Sales", $0.amount)).interpolationMethod(.catmullRom)
            }
        case .series:
            Chart(Self.sales) {
                LineMark(x: .value("Date", $0.date), y: .value("Sales", $0.amount))
                    .foregroundStyle(by: .value("City", $0.city)).symbol(by: .value("City", $0.city))
                    .interpolationMethod(.monotone)
            }
        case .area:
            Chart(Self.sales) {
                AreaMark(x: .value("Date", $0.date), y: .value("Sales", $0.amount), stacking: .normalized)
                    .foregroundStyle(by: .value("City", $0.city))
            }.chartYAxis { AxisMarks(format: Decimal.FormatStyle.Percent.percent) }
        case .points:
            Chart(0..<60, id: \.self) { index in
                PointMark(x: .value("X", Double(index * 37 % 60)), y: .value("Y", Double(index * index % 47)))
                    .foregroundStyle(by: .value("Kind", ["One", "Two", "Three"][index % 3]))
                    .symbol(by: .value("Kind", ["One", "Two", "Three"][index % 3]))
            }
        case .pie:
            Chart(Self.styles, id: \.0) {
                SectorMark(angle: .value("Sales", $0.1), angularInset: 1).cornerRadius(4)
                    .foregroundStyle(by: .value("Name", $0.0))
            }
        case .ring:
            Chart(Self.styles, id: \.0) { item in
                SectorMark(angle: .value("Sales", item.1), innerRadius: .ratio(0.618), angularInset: 1.5).cornerRadius(
                    5
                )
                .foregroundStyle(by: .value("Name", item.0)).opacity(item.0 == "Cachapa" ? 1 : 0.4)
            }
            .chartBackground { proxy in
                GeometryReader { geometry in
                    if let plotFrame = proxy.plotFrame {
                        let frame = geometry[plotFrame]
                        Text("Cachapa").font(.headline).position(x: frame.midX, y: frame.midY)
                    }
                }
            }
            .chartLegend(position: .trailing, alignment: .center)
        case .ranges:
            Chart(0..<7, id: \.self) { day in
                BarMark(
                    x: .value("Day", ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day]),
                    yStart: .value("Low", 50 + day * 2),
                    yEnd: .value("High", 100 + day * 9 % 40), width: .fixed(8)
                ).clipShape(Capsule()).foregroundStyle(.red)
                RuleMark(y: .value("Average", 90)).lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 3])).foregroundStyle(
                    .gray)
            }
            .chartYScale(domain: 40...160)
        case .heat:
            Chart(0..<48, id: \.self) { index in
                RectangleMark(x: .value("Hour", "\(index % 12)"), y: .value("Day", "Day \(index / 12)"))
                    .foregroundStyle(by: .value("Visits", index * 31 % 48))
            }
        case .log:
            Chart(0..<6, id: \.self) {
                LineMark(x: .value("X", $0), y: .value("Y", pow(10, Double($0)))).symbol(.circle)
            }
            .chartYScale(type: .log)
        case .functions:
            Chart {
                LinePlot(x: "x", y: "sin x") { sin($0) }.foregroundStyle(.blue)
                AreaPlot(x: "x", y: "1/x") { 1 / $0 }.foregroundStyle(.orange.opacity(0.3))
            }
            .chartXScale(domain: -6...6).chartYScale(domain: -2...2)
        case .months:
            Chart(Self.sales.filter { $0.city == "Lima" }) {
                BarMark(x: .value("Month", $0.date, unit: .month), y: .value("Sales", $0.amount)).foregroundStyle(
                    .orange)
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .month)) { _ in
                    AxisGridLine()
                    AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
                }
            }
        case .annotated:
            Chart(Self.sales.filter { $0.city == "Oslo" }) { sale in
                AreaMark(x: .value("Date", sale.date), y: .value("Sales", sale.amount))
                    .foregroundStyle(
                        .linearGradient(colors: [.blue.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
                LineMark(x: .value("Date", sale.date), y: .value("Sales", sale.amount)).lineStyle(
                    StrokeStyle(lineWidth: 3))
                if sale.month == 11 {
                    RuleMark(x: .value("Date", sale.date)).foregroundStyle(.gray.opacity(0.4))
                        .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .fit(to: .chart)))
                    {
                        Text("December").font(.caption).padding(4).background(.quaternary, in: .rect(cornerRadius: 4))
                    }
                    PointMark(x: .value("Date", sale.date), y: .value("Sales", sale.amount))
                }
            }
        case .negative:
            Chart([-20, 35, -8, 14, 50], id: \.self) {
                BarMark(x: .value("Year", "\($0 + 2000)"), y: .value("Change", $0)).foregroundStyle(
                    $0 < 0 ? .red : .green)
            }
        case .titles:
            Chart(Self.styles, id: \.0) { PointMark(x: .value("Name", $0.0), y: .value("Sales", $0.1)) }
                .chartXAxisLabel("Style").chartYAxisLabel("Pancakes", position: .leading).chartYScale(
                    domain: .automatic(includesZero: false))
        case .leading:
            Chart(Self.styles, id: \.0) {
                LineMark(x: .value("Name", $0.0), y: .value("Sales", $0.1)).interpolationMethod(.stepCenter)
            }
            .chartYAxis { AxisMarks(position: .leading, values: .stride(by: 250)) }
            .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.gray.opacity(0.3)) }
        case .scrolling:
            Chart(Self.sales) {
                BarMark(x: .value("Month", $0.date, unit: .month), y: .value("Sales", $0.amount))
            }
            .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 86_400 * 120)
        case .masked:
            Chart {
                RectangleMark(xStart: .value("Month", 0), xEnd: .value("Month", 11))
                    .foregroundStyle(.linearGradient(colors: [.green, .red], startPoint: .bottom, endPoint: .top))
                    .mask {
                        ForEach(Self.sales.filter { $0.city == "Lima" }) {
                            AreaMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)).opacity(0.5)
                            LineMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount))
                        }
                    }
            }
        case .histogram:
            let bins = NumberBins(range: 0.0...10, desiredCount: 10)
            Chart(bins.indices, id: \.self) {
                BarMark(x: .value("Value", bins[$0]), y: .value("Count", 20 - ($0 - 4) * ($0 - 4)))
            }
        }
    }
}
