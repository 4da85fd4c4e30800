import SwiftUI

/// The style of a mark, as modifiers set it. An inner modifier has precedence over an outer one.
struct MarkLook {
    /// The properties that a scale derives from a value.
    struct Encoding {
        var color: PlottedValue?
        var symbol: PlottedValue?
        var size: PlottedValue?
        var line: PlottedValue?
        var position: PlottedValue?
    }

    var style: AnyShapeStyle?
    var isStyledByPlot = false
    var opacity = 1.0
    var by = Encoding()
    var positionAxis: Axis?
    var positionSpan = MarkDimension.automatic
    var cornerRadius: CGFloat?
    var cornerStyle = RoundedCornerStyle.continuous
    var lineStyle: StrokeStyle?
    var interpolation: InterpolationMethod?
    var symbol: MarkSymbol?
    var symbolArea: CGFloat?
    var symbolSize: CGSize?
    var offset = CGSize.zero
    /// The offsets of the beginning and the end of a mark's extent.
    var offsetEnds: (xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat) = (0, 0, 0, 0)
    var zIndex: Double?
    var blur: CGFloat = 0
    var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
    var clip: ((CGRect) -> Path)?
    var mask: MarkMask?
    var annotations: [MarkAnnotation] = []
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden: Bool?
}

/// The marks that mask other marks.
final class MarkMask {
    let marks: [Mark]

    init(marks: [Mark]) { self.marks = marks }
}

/// The symbol at a point.
enum MarkSymbol {
    case shape(any ChartSymbolShape)
    case view(any View)
}

/// A view beside a mark.
struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat?
    var overflow: AnnotationOverflowResolution
    var content: (AnnotationContext) -> any View
}
