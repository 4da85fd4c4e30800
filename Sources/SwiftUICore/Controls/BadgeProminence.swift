/// The prominence of a badge.
///
/// See [BadgeProminence](https://developer.apple.com/documentation/swiftui/badgeprominence).
public struct BadgeProminence: Hashable, Sendable {
    fileprivate enum Level { case decreased, standard, increased }
    fileprivate let level: Level

    /// Less prominent than other text: for information.
    public static let decreased = BadgeProminence(level: .decreased)
    /// The usual look of badges.
    public static let standard = BadgeProminence(level: .standard)
    /// A badge on a colored background, for something to do.
    public static let increased = BadgeProminence(level: .increased)
}

private struct BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

/// The prominence that the row's view sets, which takes precedence over the list's.
struct BadgeProminenceTrait: TraitKey { static var defaultValue: BadgeProminence? { nil } }

extension EnvironmentValues {
    /// The prominence of badges.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the prominence of the badges of rows in this view. It has no effect on the badges of tabs.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
            .modifier(TraitModifier<BadgeProminenceTrait>(value: prominence))
    }
}

/// A row's badge.
struct RowBadge: View {
    let text: Text
    let own: BadgeProminence?
    @Environment(\.badgeProminence) private var around

    var body: some View {
        switch (own ?? around).level {
        case .decreased: text.font(.footnote).foregroundStyle(.tertiary)
        case .standard: text.foregroundStyle(.secondary)
        case .increased:
            text.font(.footnote.weight(.semibold)).foregroundStyle(.white)
                .padding(.horizontal, 8)
                .padding(.vertical, 2)
                .background(.red, in: Capsule())
        }
    }
}
