import Foundation
@_spi(Nodes) import ViewTree

/// The middle of a view's first line of text; the view's middle if it has one line, or no text.
private enum FirstLineCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        (context[VerticalAlignment.firstTextBaseline] + context.height - context[VerticalAlignment.lastTextBaseline])
            / 2
    }
}

private enum LabelStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum LabelTitleStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension VerticalAlignment {
    /// The middle of the first line of text.
    static let firstLineCenter = VerticalAlignment(FirstLineCenter.self)
}

extension HorizontalAlignment {
    /// The leading edge of a label with an icon column.
    static let labelStart = HorizontalAlignment(LabelStart.self)
    /// The leading edge of the title of a label with an icon column.
    static let labelTitleStart = HorizontalAlignment(LabelTitleStart.self)
}

extension ViewDimensions {
    /// Where the separator below a row with this content begins: at the guide that the app has set, at the title of a
    /// label with which the content begins, or at the content's leading edge.
    var separatorStart: CGFloat {
        if let chosen = self[explicit: .listRowSeparatorLeading] { return chosen }
        guard let label = self[explicit: .labelStart], label < 1 else { return 0 }
        return self[explicit: .labelTitleStart] ?? 0
    }
}
