import Foundation

private struct SectionMarginsKey: EnvironmentKey { static var defaultValue: PartialEdgeInsets { PartialEdgeInsets() } }

extension EnvironmentValues {
    /// How far sections stay from their list's edges and from each other, where it isn't as the list's style has it.
    var listSectionMargins: PartialEdgeInsets {
        get { self[SectionMarginsKey.self] }
        set { self[SectionMarginsKey.self] = newValue }
    }
}

extension View {
    /// How far the sections of the lists here stay from the list's sides, and from what is over and under them, in
    /// points; nil is as the list's style has it. On a list it counts for all of its sections, on a section for that
    /// one, and there it outweighs the list's.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        transformEnvironment(\.listSectionMargins) { $0.set(edges, to: length) }
    }
}
