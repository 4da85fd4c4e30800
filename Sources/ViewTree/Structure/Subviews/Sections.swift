/// A section among the views that a container was given; views outside of any are sections without a header.
///
/// See [SectionConfiguration](https://developer.apple.com/documentation/swiftui/sectionconfiguration).
@MainActor @preconcurrency
public struct SectionConfiguration: Identifiable {
    /// The identity of a section in its container.
    public struct ID: Hashable, Sendable {
        let first: Subview.ID
    }

    /// The section's identity.
    public nonisolated let id: ID
    /// The views of the header; none where the section has no header.
    public let header: SubviewsCollection
    /// The views of the content.
    public let content: SubviewsCollection
    /// The views of the footer; none where the section has no footer.
    public let footer: SubviewsCollection

    /// What the section's views say of it: those of the first that is there.
    public var containerValues: ContainerValues {
        (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
    }
}

/// The sections of a view, in order.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    /// The index of the first element.
    public var startIndex: Int { 0 }
    /// The index after the last element.
    public var endIndex: Int { sections.count }
    /// The section at an index.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    /// Views that follow each other and lie in one section, or all in none, are one.
    @MainActor
    init(_ subviews: SubviewsCollection) {
        var runs: [(section: ObjectIdentifier?, views: [Subview])] = []
        for subview in subviews {
            let section = subview.sectionPart.map { ObjectIdentifier($0.section) }
            if let last = runs.last, last.section == section {
                runs[runs.count - 1].views.append(subview)
            } else {
                runs.append((section, [subview]))
            }
        }
        sections = runs.map { SectionConfiguration($0.views) }
    }
}

extension SectionConfiguration {
    fileprivate init(_ views: [Subview]) {
        func part(_ role: SectionPart.Role) -> SubviewsCollection {
            SubviewsCollection(subviews: views.filter { ($0.sectionPart?.role ?? .content) == role })
        }
        id = ID(first: views[0].id)
        header = part(.header)
        content = part(.content)
        footer = part(.footer)
    }
}

extension SubviewsCollection: View {
    /// All of the views, one after the other.
    public var body: some View { ForEach(subviews) { $0 } }
}

/// What `ForEach` over the subviews of a view shows.
public struct ForEachSubviewContent<Source: View, Content: View>: View {
    let source: Source
    let content: (Subview) -> Content

    /// What the view shows.
    public var body: some View {
        SubviewReader(content: source) { subviews in ForEach(subviews.subviews) { content($0) } }
    }
}

/// What `ForEach` over the sections of a view shows.
public struct ForEachSectionContent<Source: View, Content: View>: View {
    let source: Source
    let content: (SectionConfiguration) -> Content

    /// What the view shows.
    public var body: some View {
        SubviewReader(content: source) { subviews in
            ForEach(SectionCollection(subviews).sections) { content($0) }
        }
    }
}

extension ForEach where Data == CollectionOfOne<Int>, ID == Int {
    /// A view for each subview of another view.
    @MainActor @preconcurrency
    public init<V: View, Item: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Item)
    where Content == ForEachSubviewContent<V, Item> {
        self.init(data: CollectionOfOne(0), content: { _ in ForEachSubviewContent(source: view, content: content) }) {
            $0
        }
    }

    /// A view for each section of another view.
    @MainActor @preconcurrency
    public init<V: View, Item: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Item
    ) where Content == ForEachSectionContent<V, Item> {
        self.init(data: CollectionOfOne(0), content: { _ in ForEachSectionContent(source: view, content: content) }) {
            $0
        }
    }
}

extension Group {
    /// Makes a view out of the sections of another.
    @MainActor public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(
            reader: SubviewReader(content: view) { transform(SectionCollection($0)) })
    }
}
