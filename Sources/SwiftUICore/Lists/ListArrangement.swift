import DisplayList
import Foundation

/// Arranges one row per line, with the distances of a list's style.
struct ListArrangement: SectionCarding {
    let look: ListLook
    let rowSpacing: CGFloat
    let sectionSpacing: CGFloat
    var margins = PartialEdgeInsets()
    let surface: Paint

    var axis: Axis { .vertical }
    var pinnedViews: PinnedScrollableViews { look.pinsHeaders ? .sectionHeaders : [] }
    var assumedLength: CGFloat { 44 }

    /// The card behind a section's rows; nil if rows are apart and have their own surfaces.
    var card: SectionCard? {
        look.hasCards && rowSpacing == 0 ? SectionCard(paint: surface, radius: look.cornerRadius) : nil
    }

    func cells(across length: CGFloat) -> [LazyCell] { [wholeCell(.content, across: length)] }

    /// A pinned header spans the whole width, to cover the rows that pass under it.
    func wholeCell(_ role: SectionPart.Role, across length: CGFloat) -> LazyCell { cell(role, margins, length) }

    func ownCell(of part: SectionPart?, across length: CGFloat) -> LazyCell? {
        guard let part, part.margins != margins else { return nil }
        return cell(part.role, part.margins, length)
    }

    private func cell(_ role: SectionPart.Role, _ margins: PartialEdgeInsets, _ length: CGFloat) -> LazyCell {
        let inset = role == .header && look.pinsHeaders ? 0 : inset(in: length)
        let (leading, trailing) = (margins.leading ?? inset, margins.trailing ?? inset)
        return LazyCell(offset: leading, length: max(length - leading - trailing, 0), alignment: .topLeading)
    }

    /// Cards are aligned with a page's large title.
    private func inset(in length: CGFloat) -> CGFloat {
        guard look.hasCards, look.sideInset > 0 else { return look.sideInset }
        return PageMargin.width(in: length)
    }

    func gap(between before: LazyLine?, and after: LazyLine?) -> CGFloat {
        guard let before, let after else {
            let own = before.map { margins(of: $0).bottom } ?? after.map { margins(of: $0).top } ?? nil
            return own ?? (look.isGrouped ? sectionSpacing : 0)
        }
        if before.part?.section === after.part?.section {
            return before.role == .content && after.role == .content ? rowSpacing : 0
        }
        return (margins(of: before).bottom ?? sectionSpacing / 2) + (margins(of: after).top ?? sectionSpacing / 2)
    }

    private func margins(of line: LazyLine) -> PartialEdgeInsets { line.part?.margins ?? margins }

    func idealLength(across widest: CGFloat) -> CGFloat { max(widest, 320) }
}
