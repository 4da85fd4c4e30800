import SwiftUI

/// A line through the plot, at a value of an axis.
///
/// See [AxisGridLine](https://developer.apple.com/documentation/charts/axisgridline).
public struct AxisGridLine {
    let element: AxisElement

    /// A line, in the middle of the value's bin if `centered` is true.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        element = AxisElement(kind: .grid(isCentered: centered ?? false, stroke: stroke))
    }
}

extension AxisGridLine: AxisMark {
    /// There is no body.
    public typealias Body = Never
    /// Adds the line.
    public func _collect(into collector: _AxisMarkCollector) { collector.elements.append(element) }
}

/// A short line beside the plot, at a value of an axis.
///
/// See [AxisTick](https://developer.apple.com/documentation/charts/axistick).
public struct AxisTick {
    /// How long a tick is.
    ///
    /// See [AxisTick.Length](https://developer.apple.com/documentation/charts/axistick/length).
    public struct Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        enum Kind {
            case automatic
            case points(CGFloat)
            case label(extended: CGFloat)
        }

        let kind: Kind
        /// Chosen to suit the axis.
        public static var automatic: Length { Length(kind: .automatic) }
        /// As long as the labels' height.
        public static var label: Length { Length(kind: .label(extended: 0)) }
        /// As long as the labels' height, plus an extension in points.
        public static func label(extendPastBy length: CGFloat = 0) -> Length { Length(kind: .label(extended: length)) }
        /// As long as the labels' height.
        public static var longestLabel: Length { Length(kind: .label(extended: 0)) }
        /// As long as the labels' height, plus an extension in points.
        public static func longestLabel(extendPastBy length: CGFloat = 0) -> Length {
            Length(kind: .label(extended: length))
        }

        init(kind: Kind) { self.kind = kind }
        /// In points.
        public init(integerLiteral value: Int) { kind = .points(CGFloat(value)) }
        /// In points.
        public init(floatLiteral value: Double) { kind = .points(value) }
    }

    let element: AxisElement

    /// A tick, in the middle of the value's bin if `centered` is true.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        element = AxisElement(kind: .tick(isCentered: centered ?? false, length: length, stroke: stroke))
    }

    /// A tick of a length in points.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(kind: .points(length)), stroke: stroke)
    }
}

extension AxisTick: AxisMark {
    /// There is no body.
    public typealias Body = Never
    /// Adds the tick.
    public func _collect(into collector: _AxisMarkCollector) { collector.elements.append(element) }
}

extension AxisMark {
    /// The style with which the marks are painted.
    public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
        ChangedAxisMark(content: self) { $0.style = $0.style ?? AnyShapeStyle(style) }
    }

    /// The font of labels.
    public nonisolated func font(_ font: Font?) -> some AxisMark {
        ChangedAxisMark(content: self) { $0.font = $0.font ?? font }
    }

    /// Moves the marks, in points.
    public nonisolated func offset(_ offset: CGSize) -> some AxisMark {
        ChangedAxisMark(content: self) {
            $0.offset.width += offset.width
            $0.offset.height += offset.height
        }
    }

    /// Moves the marks, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        offset(CGSize(width: x, height: y))
    }
}

/// Marks that are changed by a modifier.
private struct ChangedAxisMark<Content: AxisMark> {
    let content: Content
    let change: (inout AxisElement) -> Void
}

extension ChangedAxisMark: AxisMark {
    typealias Body = Never

    func _collect(into collector: _AxisMarkCollector) {
        let first = collector.elements.count
        content._collect(into: collector)
        for index in collector.elements.indices.dropFirst(first) { change(&collector.elements[index]) }
    }
}
