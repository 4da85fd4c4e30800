import Foundation

private struct SectionMarginsKey: EnvironmentKey { static var defaultValue: PartialEdgeInsets { PartialEdgeInsets() } }

extension EnvironmentValues {
    /// The margins of sections in lists, where they differ from the list's style.
    var listSectionMargins: PartialEdgeInsets {
        get { self[SectionMarginsKey.self] }
        set { self[SectionMarginsKey.self] = newValue }
    }
}

extension View {
    /// Sets the margins of sections in lists, at the list's sides and above and below them, in points; nil is the list
    /// style's margin. On a list it applies to all of its sections; on a section it applies to that one, and takes
    /// precedence over the list's.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        transformEnvironment(\.listSectionMargins) { $0.set(edges, to: length) }
    }
}
