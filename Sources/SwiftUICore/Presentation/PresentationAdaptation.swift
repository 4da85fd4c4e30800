import Foundation

/// How a presentation adapts to little space.
///
/// See [PresentationAdaptation](https://developer.apple.com/documentation/swiftui/presentationadaptation).
public struct PresentationAdaptation: Equatable, Sendable {
    private let name: String
    /// A popover becomes a sheet in a compact width; all others stay the same.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// The presentation isn't adapted.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover. A sheet can't become one: it stays a sheet.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// A view that covers the window.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

extension PresentationStyle {
    /// The style in which it is shown in a window of a size. Popovers and sheets adapt. A sheet can't become a popover,
    /// because it has no anchor.
    func adapted(to window: CGSize, _ options: PresentationOptions) -> PresentationStyle {
        switch (self, options.adaptation(in: window)) {
        case (.popover, .sheet), (.sheet, .sheet): .sheet
        case (.popover, .fullScreenCover), (.sheet, .fullScreenCover): .cover
        case (.popover, .automatic): CardGeometry.isCompact(window) ? .sheet : self
        default: self
        }
    }
}

extension PresentationOptions {
    /// The adaptation for a window of a size. If both its width and its height are compact, the height takes
    /// precedence.
    fileprivate func adaptation(in window: CGSize) -> PresentationAdaptation {
        if UserInterfaceSizeClass.vertical(height: window.height) == .compact { return verticalAdaptation }
        return CardGeometry.isCompact(window) ? horizontalAdaptation : .none
    }
}

extension View {
    /// Sets how the popover or sheet around this view adapts to a compact width or height.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets how the popover or sheet around this view adapts to a compact width and to a compact height. If both are
    /// compact, the height takes precedence.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationOption {
            $0.horizontalAdaptation = horizontalAdaptation
            $0.verticalAdaptation = verticalAdaptation
        }
    }
}
