/// A view's role in its section.
package struct SectionPart {
    package enum Role { case header, content, footer }

    package let section: SectionIdentity
    package let role: Role
    /// A list section's distances from the list's edges and from other sections.
    package var margins: PartialEdgeInsets

    package init(section: SectionIdentity, role: Role, margins: PartialEdgeInsets = PartialEdgeInsets()) {
        self.section = section
        self.role = role
        self.margins = margins
    }
}

/// Identifies a section.
@MainActor
package final class SectionIdentity {
    /// Whether the content is expanded; nil if it can't be collapsed.
    package var isExpanded: Bool?

    package nonisolated init() {}
}

/// A node whose views are part of a section.
@MainActor
protocol SectionMember {
    var part: SectionPart { get }
}

/// Sets the role of views in a section, including those that aren't created yet.
package struct SectionPartModifier: PrimitiveModifier {
    package let part: SectionPart

    package init(part: SectionPart) { self.part = part }

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        SectionPartNode(view, context)
    }
}

private final class SectionPartNode<Content: View>: PassthroughNode<
    ModifiedContent<Content, SectionPartModifier>, Content
>, SectionMember
{
    private(set) var part: SectionPart

    init(_ view: ModifiedContent<Content, SectionPartModifier>, _ context: NodeContext) {
        part = view.modifier.part
        super.init(view, context, content: \.content)
    }

    override func update(_ view: ModifiedContent<Content, SectionPartModifier>) {
        let isSame = view.modifier.part.margins == part.margins
        part = view.modifier.part
        super.update(view)
        if !isSame { layoutChildrenDidChange() }
    }

    override var lazyItems: [LazyItem] {
        child.lazyItems.map { item in
            var item = item
            item.part = item.part ?? part
            return item
        }
    }
}
