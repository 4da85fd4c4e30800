/// Whether people reach what lies behind a sheet while it is there.
///
/// See [PresentationBackgroundInteraction](https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction).
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, enabled, disabled
        case enabledUpThrough(PresentationDetent)
    }

    let kind: Kind
    /// People don't reach what lies behind: the same as `disabled`.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// People reach what lies behind, at whatever height the sheet rests.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// People don't reach what lies behind.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

    /// People reach what lies behind while the sheet rests no higher than at `detent`.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabledUpThrough(detent))
    }
}

extension View {
    /// Whether people reach what lies behind the sheet around this view.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        presentationOption { $0.backgroundInteraction = interaction }
    }
}
