import Foundation

/// The estimated lengths of views that were never measured, for the lengths across that a lazy container was last offered.
///
/// A container around it may ask for its size at several widths in each layout. If the estimates of one width displaced those of
/// another, the layout would never settle: each placement would find a length that the next question has forgotten.
struct LazyEstimates {
    typealias Lengths = [SectionPart.Role: CGFloat]

    private static let countMax = 8
    private var known: [(across: CGFloat, lengths: Lengths)] = []

    /// The estimates for a length across; empty if it is new, or was forgotten for newer ones.
    subscript(across: CGFloat) -> Lengths {
        get { known.first { $0.across == across }?.lengths ?? [:] }
        set {
            known.removeAll { $0.across == across }
            if known.count >= Self.countMax { known.removeFirst() }
            known.append((across, newValue))
        }
    }
}
