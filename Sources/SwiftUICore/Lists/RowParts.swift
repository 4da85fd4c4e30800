import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Shows its content unless its row is the last of its section.
struct HidingAtEnd<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        LayoutContainer(layout: ZStackLayout(), content: content).modifier(HidingAtEndModifier())
    }
}

private struct HidingAtEndModifier: WrappingModifier {
    func update(_ wrapper: HidingAtEndLayoutNode, for node: ViewNode) {}
}

/// Displays nothing in the last row of a section; in other rows a line as long as the row's separator.
final class HidingAtEndLayoutNode: UnaryLayoutNode, PlainWrapper {
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        row?.endLine = self
        placeLine()
    }

    /// Places the line again after the row's content has changed.
    func placeLine() {
        let span = row?.separatorSpan ?? 0...size.width
        child.place(
            at: CGPoint(x: span.lowerBound, y: 0),
            proposal: ProposedViewSize(width: span.upperBound - span.lowerBound, height: size.height))
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        guard let row, row.isLastInSection else { return super.display(&builder) }
        builder.forget(child)
        return []
    }
}

/// Tells its row where the line under it begins and ends: at its content's guides for separators.
struct SeparatorSpanModifier: WrappingModifier {
    func update(_ wrapper: SeparatorSpanLayoutNode, for node: ViewNode) {}
}

final class SeparatorSpanLayoutNode: UnaryLayoutNode, PlainWrapper {
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        super.placeChildren(in: size, proposal: proposal)
        let content = child.dimensions(in: proposal)
        let start = content[HorizontalAlignment.listRowSeparatorLeading]
        row?.separatorSpan = start...max(content[HorizontalAlignment.listRowSeparatorTrailing], start)
    }
}

extension LayoutNode {
    /// The row that this node is in.
    fileprivate var row: RowLayoutNode? {
        var node = parent
        while let current = node {
            if let row = current as? RowLayoutNode { return row }
            node = current.parent
        }
        return nil
    }
}

// MARK: - Swiping

/// A row between the buttons that a swipe uncovers. The browser performs the swipe, as scrolling that snaps to the row
/// or to the buttons.
struct SwipeableRow<Line: View>: View {
    let leading: AnyView?
    let trailing: AnyView?
    let line: Line
    @Environment(\.listLook) private var look
    @State private var position = ScrollPosition(idType: String.self)

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 0) {
                if let leading { buttons(leading) }
                line.containerRelativeFrame(.horizontal).id("row")
                if let trailing { buttons(trailing) }
            }
        }
        .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        .transformEnvironment(\.scrollSettings) { $0.initialTarget = leading == nil ? nil : 1 }
        .scrollPosition($position)
    }

    private func buttons(_ content: AnyView) -> some View {
        HStack(spacing: 0) { content }
            .frame(maxHeight: .infinity)
            .environment(\.buttonStyle, AnyButtonStyle(close) { AnyView(SwipeButton(configuration: $0, close: close)) })
            .labelStyle(SwipeLabelStyle())
    }

    private func close() { withAnimation { position.scrollTo(id: "row", anchor: .leading) } }
}

/// A button with its own background, as high as the row.
private struct SwipeButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let close: () -> Void
    private static let width: CGFloat = 80

    var body: some View {
        PressableLabel(action: act) {
            configuration.label
                .font(.footnote.weight(.medium))
                .foregroundStyle(.white)
                .frame(width: Self.width)
                .frame(minHeight: 44, maxHeight: .infinity)
                .background(surface)
        }
    }

    private func act() {
        close()
        configuration.trigger()
    }

    private var surface: AnyShapeStyle {
        configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
    }
}

/// The icon above the title.
private struct SwipeLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
            configuration.icon
            configuration.title
        }
    }
}

// MARK: - Editing

/// The control before a row in edit mode: the circle that shows its selection, or the button that deletes it.
struct EditingControls: View {
    /// The distance between the control and the row's content, in points.
    static let spacing: CGFloat = 12
    let facts: RowFacts
    let list: ListContext

    var body: some View {
        if facts.tag != nil, list.selection?.allowsSeveral == true {
            SelectionCircle(isSelected: facts.isSelected)
        } else if let delete = facts.delete {
            Button(role: .destructive, action: { withAnimation { delete() } }) {
                Image(systemName: "minus.circle.fill").font(.title3).foregroundStyle(.red).frame(width: 28, height: 28)
            }
            .accessibilityLabel(Text.system("Delete"))
        }
    }
}

/// The circle that shows in edit mode whether a row is selected.
struct SelectionCircle: View {
    let isSelected: Bool

    var body: some View {
        Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
            .font(.title3)
            .foregroundStyle(isSelected ? PaintStyle(.tint) : PaintStyle(.tertiary))
            .accessibilityHidden(true)
    }
}

/// The handle that moves a row: by dragging, or with the arrow keys.
struct MoveHandle: View {
    @Binding var dragged: CGFloat
    let row: LayoutNode
    let move: (Int) -> Void

    var body: some View {
        Image(systemName: "line.3.horizontal")
            .foregroundStyle(.tertiary)
            .frame(width: 44, height: 28)
            .modifier(AttributeModifier(MoveAttribute(dragged: $dragged, height: { height() }, move: { move($0) })))
    }

    private func height() -> CGFloat {
        var node: LayoutNode? = row
        while let current = node, !(current is RowLayoutNode) { node = current.parent }
        return max(node?.size.height ?? 44, 1)
    }
}

/// Makes a handle that moves its row when it is dragged, or with the arrow keys.
private struct MoveAttribute: ElementAttribute {
    let dragged: Binding<CGFloat>
    let height: () -> CGFloat
    let move: (Int) -> Void

    func apply(to element: inout DisplayElement, environment: EnvironmentValues) {
        element.input.gestures.append(.drag(minimumPoints: 2))
        element.input.events.formUnion([.gesture, .key, .focus])
        element.input.isFocusable = true
        element.accessibility.role = .button
        element.accessibility.label = Text.system("Move").resolvedString(in: environment)
        element.accessibility.hint = Text.system("Arrow keys move the row").resolvedString(in: environment)
    }

    func handle(_ action: ElementEvent.Action) -> Bool {
        switch action {
        case .gesture(_, let phase, let value): drag(phase, value.location.y - value.start.y)
        case .key("ArrowUp", _, true, _): withAnimation { move(-1) }
        case .key("ArrowDown", _, true, _): withAnimation { move(1) }
        default: return false
        }
        return true
    }

    private func drag(_ phase: ElementEvent.Phase, _ distance: CGFloat) {
        switch phase {
        case .began, .changed: dragged.wrappedValue = distance
        case .cancelled: withAnimation { dragged.wrappedValue = 0 }
        case .ended:
            withAnimation {
                dragged.wrappedValue = 0
                move(Int(saturating: (distance / height()).rounded()))
            }
        }
    }
}
