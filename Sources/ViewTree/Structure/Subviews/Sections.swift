/// A section of the views in a container; views outside of any section form sections without a header.
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
    /// The header's views; empty if the section has no header.
    public let header: SubviewsCollection
    /// The views of the content.
    public let content: SubviewsCollection
    /// The footer's views; empty if the section has no footer.
    public let footer: SubviewsCollection

    /// The container values of the content's first view, else of the header's, else of the footer's.
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

    /// Consecutive views in the same section, or outside of any, form one section.
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

/// The content of `ForEach` over a view's subviews.
public struct ForEachSubviewContent<Source: View, Content: View>: View {
    let source: Source
    let content: (Subview) -> Content

    /// What the view shows.
    public var body: some View {
        SubviewReader(content: source) { subviews in ForEach(subviews.subviews) { content($0) } }
    }
}

/// The content of `ForEach` over a view's sections.
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
    /// Makes a view from the sections of another one.
    @MainActor public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(
            reader: SubviewReader(content: view) { transform(SectionCollection($0)) })
    }
}
