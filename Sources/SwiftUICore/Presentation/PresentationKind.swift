import DisplayList
@_spi(Nodes) import ViewTree

/// The kind of a presentation, for code that inspects a window's screen.
package enum PresentationKind: String, Sendable {
    case sheet, cover, alert, confirmation, popover, menu

    fileprivate init(_ style: PresentationStyle) {
        self =
            switch style {
            case .sheet: .sheet
            case .cover: .cover
            case .alert: .alert
            case .confirmation: .confirmation
            case .popover: .popover
            case .menu: .menu
            }
    }
}

extension ViewGraph {
    /// The kind of an element's presentation; nil if the element isn't a presentation's layer.
    package func presentationKind(of element: ElementID) -> PresentationKind? {
        (layoutNode(of: element) as? WindowLayer).map { PresentationKind($0.presentation.shownStyle) }
    }
}
