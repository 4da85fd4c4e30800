import Foundation

/// What a presentation becomes where there is little room.
///
/// See [PresentationAdaptation](https://developer.apple.com/documentation/swiftui/presentationadaptation).
public struct PresentationAdaptation: Equatable, Sendable {
    private let name: String
    /// A popover is a sheet in a compact width; all else stays what it is.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// The presentation is shown as it is where there is room.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover. A sheet can't become one: it stays a sheet.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// A view that covers the window.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

extension PresentationStyle {
    /// As what it is shown in a window of that size. Popovers and sheets adapt; only a popover knows where to point, so
    /// that a sheet can't become one.
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
    /// What is wished for a window of that size. Where both its width and its height are compact, the height counts.
    fileprivate func adaptation(in window: CGSize) -> PresentationAdaptation {
        if UserInterfaceSizeClass.vertical(height: window.height) == .compact { return verticalAdaptation }
        return CardGeometry.isCompact(window) ? horizontalAdaptation : .none
    }
}

extension View {
    /// Sets what the popover or sheet around this view becomes in a compact width or height.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets what the popover or sheet around this view becomes in a compact width and in a compact height. Where both
    /// are compact, the height counts.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationOption {
            $0.horizontalAdaptation = horizontalAdaptation
            $0.verticalAdaptation = verticalAdaptation
        }
    }
}
