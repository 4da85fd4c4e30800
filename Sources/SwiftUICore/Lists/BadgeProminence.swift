/// How much a badge stands out.
///
/// See [BadgeProminence](https://developer.apple.com/documentation/swiftui/badgeprominence).
public struct BadgeProminence: Hashable, Sendable {
    fileprivate enum Level { case decreased, standard, increased }
    fileprivate let level: Level

    /// Less than other words: something to know.
    public static let decreased = BadgeProminence(level: .decreased)
    /// The usual look of badges.
    public static let standard = BadgeProminence(level: .standard)
    /// The badge stands on a coloured surface, as for something to do.
    public static let increased = BadgeProminence(level: .increased)
}

private struct BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

/// What the row's own view says, which outweighs the list.
struct BadgeProminenceTrait: TraitKey { static var defaultValue: BadgeProminence? { nil } }

extension EnvironmentValues {
    /// How much the badges here stand out.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// How much the badges of the rows here stand out. Those of tabs all look alike.
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
