/// Whether the content behind a sheet can be interacted with.
///
/// See [PresentationBackgroundInteraction](https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction).
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, enabled, disabled
        case enabledUpThrough(PresentationDetent)
    }

    let kind: Kind
    /// The content behind is inert: the same as `disabled`.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// The content behind can be interacted with, whatever the sheet's detent is.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// The content behind is inert.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

    /// The content behind can be interacted with while the sheet isn't higher than `detent`.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabledUpThrough(detent))
    }
}

extension View {
    /// Sets whether the content behind the sheet around this view can be interacted with.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        presentationOption { $0.backgroundInteraction = interaction }
    }
}
