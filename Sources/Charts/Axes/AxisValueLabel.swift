import SwiftUI

/// The label of a value of an axis.
///
/// See [AxisValueLabel](https://developer.apple.com/documentation/charts/axisvaluelabel).
public struct AxisValueLabel<Content: View> {
    let label: AxisLabel
}

extension AxisValueLabel: AxisMark {
    /// There is no body.
    public typealias Body = Never
    /// Adds the label.
    public func _collect(into collector: _AxisMarkCollector) {
        collector.elements.append(AxisElement(kind: .label(label)))
    }
}

extension AxisValueLabel {
    private init(_ words: AxisLabel.Words, _ place: AxisLabel) {
        var label = place
        label.words = words
        self.label = label
    }

    /// A view as the label.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        let view = content()
        let words = (view as? Text).map { AxisLabel.Words.text($0) } ?? .view(view)
        self.init(
            words,
            AxisLabel(
                isCentered: centered, anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution,
                orientation: orientation, spacing: (horizontalSpacing, verticalSpacing)))
    }
}

extension AxisValueLabel where Content == Never {
    /// The default label of such a value.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .automatic,
            AxisLabel(
                isCentered: centered, anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution,
                orientation: orientation, spacing: (horizontalSpacing, verticalSpacing)))
    }

    /// The value in a format.
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            .format(Charts.words(in: format)),
            AxisLabel(
                isCentered: centered, anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution,
                orientation: orientation, spacing: (horizontalSpacing, verticalSpacing)))
    }
}

extension AxisValueLabel where Content == Text {
    /// A text that is localized.
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .text(Text(titleKey)),
            AxisLabel(
                isCentered: centered, anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution,
                orientation: orientation, spacing: (horizontalSpacing, verticalSpacing)))
    }

    /// A text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .text(Text(verbatim: String(title))),
            AxisLabel(
                isCentered: centered, anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution,
                orientation: orientation, spacing: (horizontalSpacing, verticalSpacing)))
    }
}

/// How a label is rotated.
///
/// See [AxisValueLabelOrientation](https://developer.apple.com/documentation/charts/axisvaluelabelorientation).
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Kind { case automatic, horizontal, vertical, verticalReversed }
    let kind: Kind
    /// Chosen to suit the axis.
    public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .automatic) }
    /// Not rotated.
    public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .horizontal) }
    /// To be read from the top down.
    public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .vertical) }
    /// To be read from the bottom up.
    public static var verticalReversed: AxisValueLabelOrientation {
        AxisValueLabelOrientation(kind: .verticalReversed)
    }

    /// The rotation, clockwise.
    var degrees: Double {
        switch kind {
        case .automatic, .horizontal: 0
        case .vertical: 90
        case .verticalReversed: -90
        }
    }
}

/// How overlapping labels are handled.
///
/// See [AxisValueLabelCollisionResolution](https://developer.apple.com/documentation/charts/axisvaluelabelcollisionresolution).
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic, disabled, truncate
        case greedy(minimumSpacing: CGFloat)
    }

    let kind: Kind
    /// Chosen to suit the axis.
    public static var automatic: AxisValueLabelCollisionResolution { .init(kind: .automatic) }
    /// All labels are shown.
    public static var disabled: AxisValueLabelCollisionResolution { .init(kind: .disabled) }
    /// A label that would overlap a previous one is left out.
    public static var greedy: AxisValueLabelCollisionResolution { .init(kind: .greedy(minimumSpacing: 4)) }
    /// A label closer than a minimum spacing to a previous one is left out.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
        -> AxisValueLabelCollisionResolution
    {
        .init(kind: .greedy(minimumSpacing: minimumSpacing ?? 4))
    }
    /// Labels are truncated to the available space.
    public static var truncate: AxisValueLabelCollisionResolution { .init(kind: .truncate) }
    /// Labels are truncated to the available space.
    public static func truncate(priority: Double = 0, minimumSpacing: CGFloat? = nil)
        -> AxisValueLabelCollisionResolution
    {
        .init(kind: .truncate)
    }
}
