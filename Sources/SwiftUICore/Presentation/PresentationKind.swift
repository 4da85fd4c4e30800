import DisplayList
@_spi(Nodes) import ViewTree

/// As what a presentation is shown, for those who read a window's screen.
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
    /// As what an element's layer over the window is shown; nil where the element is no such layer.
    package func presentationKind(of element: ElementID) -> PresentationKind? {
        (layoutNode(of: element) as? WindowLayer).map { PresentationKind($0.presentation.shownStyle) }
    }
}
