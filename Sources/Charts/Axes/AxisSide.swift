import SwiftUI
import TextLayout

/// A group of an axis's marks, ready to be drawn beside a plot.
@MainActor
struct AxisSide {
    /// A line through the plot, or beside it.
    struct Line {
        var place: _ChartValue
        var style: AnyShapeStyle?
        var stroke: StrokeStyle?
        var offset: CGSize
        /// Nil for a line through the plot.
        var tick: AxisTick.Length?
    }

    struct Label: Identifiable {
        var id: Int
        var value: _ChartValue
        var place: _ChartValue
        var view: any View
        /// The estimated size in points; nil for an app's own view.
        var size: CGSize?
        var widestWord: CGFloat?
        var label: AxisLabel
        var style: AnyShapeStyle?
        var font: Font?
        var offset: CGSize
        /// Whether the label is placed after its position rather than around it.
        var isAfter = false
    }

    let edge: Edge
    let scale: ChartScale
    /// The approximate length of the axis, in points.
    let length: CGFloat
    let isInset: Bool
    let isAligned: Bool
    private(set) var lines: [Line] = []
    private(set) var labels: [Label] = []

    static let font = Font.caption2

    init(group: AxisGroup, ticks: AxisTicks) {
        scale = ticks.scale
        length = ticks.length
        edge = Self.edge(group.position, scale)
        isInset = group.preset == .inset
        isAligned = group.preset == .aligned
        let scale = scale
        let values = ticks.values(group.values).filter { value in
            scale.position(value, in: 1000).map { $0 >= -1 && $0 <= 1001 } ?? false
        }
        let usual = ticks.words(for: values, group.values)
        let words = group.format.map { format in { format($0, ticks.environment) ?? usual($0) } } ?? usual
        for (index, value) in values.enumerated() {
            let elements =
                group.marks?(AxisValue(value: value, index: index, count: values.count))
                ?? Self.usual(scale, group)
            let next = index + 1 < values.count ? values[index + 1] : nil
            let middle = ticks.middle(of: value, next: next, group.values)
            for element in elements {
                add(element, value, middle: middle, words: words, ticks.environment)
            }
        }
    }

    private static func edge(_ position: AxisMarkPosition, _ scale: ChartScale) -> Edge {
        switch position.kind {
        case .leading: .leading
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        case .automatic: scale.isVertical ? (scale.isBanded ? .leading : .trailing) : .bottom
        }
    }

    /// The default marks of an axis.
    private static func usual(_ scale: ChartScale, _ group: AxisGroup) -> [AxisElement] {
        let label = AxisElement(kind: .label(AxisLabel()))
        if scale.isBanded { return [label] }
        let stroke = group.stroke ?? StrokeStyle(lineWidth: 0.5, dash: scale.isVertical ? [] : [2, 2])
        let grid = AxisElement(kind: .grid(isCentered: false, stroke: stroke))
        guard scale.isDate, !scale.isVertical else { return [grid, label] }
        return [grid, AxisElement(kind: .tick(isCentered: false, length: .longestLabel, stroke: stroke)), label]
    }

    private mutating func add(
        _ element: AxisElement, _ value: _ChartValue, middle: _ChartValue, words: (_ChartValue) -> String,
        _ environment: EnvironmentValues
    ) {
        switch element.kind {
        case .grid(let isCentered, let stroke):
            lines.append(
                Line(place: isCentered ? middle : value, style: element.style, stroke: stroke, offset: element.offset))
        case .tick(let isCentered, let length, let stroke):
            lines.append(
                Line(
                    place: isCentered ? middle : value, style: element.style, stroke: stroke, offset: element.offset,
                    tick: length))
        case .label(let label):
            add(label, element, value, middle: middle, words: words, environment)
        }
    }

    private mutating func add(
        _ label: AxisLabel, _ element: AxisElement, _ value: _ChartValue, middle: _ChartValue,
        words: (_ChartValue) -> String, _ environment: EnvironmentValues
    ) {
        let view: any View
        var text: String?
        switch label.words {
        case .automatic: text = words(value)
        case .format(let format): text = format(value, environment) ?? words(value)
        case .text(let own): text = own.plainText(in: environment)
        case .view: break
        }
        switch label.words {
        case .view(let own): view = own
        case .text(let own): view = own
        default: view = Text(verbatim: text ?? "")
        }
        let place = label.isCentered == true ? middle : value
        guard let position = scale.position(place, in: 1000), position <= 1001, position >= -1 else { return }
        let isCentered = label.isCentered ?? (scale.isBanded || !scale.isDate)
        func size(_ text: String) -> CGSize { Self.size(of: text, element.font ?? Self.font, environment) }
        labels.append(
            Label(
                id: labels.count, value: value, place: place, view: view,
                size: text.map(size), widestWord: text?.split(separator: " ").map { size(String($0)).width }.max(),
                label: label, style: element.style, font: element.font, offset: element.offset,
                isAfter: !isCentered && !scale.isVertical && label.anchor == nil))
    }

    private static func size(of text: String, _ font: Font, _ environment: EnvironmentValues) -> CGSize {
        let size = TextEngine.layout([TextSpan(text: text, font: font.textFont(in: environment))]).size
        return CGSize(width: size.width, height: size.height)
    }
}
