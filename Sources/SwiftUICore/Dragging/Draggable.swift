import CoreTransferable
import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Lets a view be dragged: by a mouse, by a finger that rests first, and by keys (Space, where the view is no button).
struct DragSourceModifier: ViewModifier {
    /// Called when the view is taken up; nothing, and it isn't.
    let items: @MainActor () -> [DraggedItem]
    let preview: AnyView?
    @State private var isCarried = false
    @State private var picture = CarriedPicture()

    func body(content: Content) -> some View {
        content
            .background {
                if isCarried, let preview {
                    preview.fixedSize().modifier(CarriedModifier(picture: picture)).hidden()
                }
            }
            .modifier(DragElementModifier(picture: isCarried ? picture : nil, begin: begin, end: end))
            // A view that isn't there can't be told that it was let go.
            .onDisappear { if picture.isHeld { end() } }
    }

    private func begin() {
        let items = items()
        guard !items.isEmpty else { return }
        ViewGraph.current?.beginDrag(items)
        picture.isHeld = true
        if preview != nil { isCarried = true }
    }

    private func end() {
        ViewGraph.current?.endDrag()
        picture.isHeld = false
        isCarried = false
    }
}

/// The layout of what is carried in place of the view.
@MainActor
private final class CarriedPicture {
    weak var node: LayoutNode?
    /// Whether the view has been taken up and not let go yet.
    var isHeld = false
    nonisolated init() {}
}

private struct CarriedModifier: WrappingModifier {
    let picture: CarriedPicture

    func update(_ wrapper: ElementLayoutNode, for node: ViewNode) { picture.node = wrapper }
}

/// The view as an element of its own, which stays the same while it is carried.
private struct DragElementModifier: WrappingModifier {
    let picture: CarriedPicture?
    let begin: () -> Void
    let end: () -> Void

    func update(_ wrapper: DragLayoutNode, for node: ViewNode) {
        wrapper.source = self
        wrapper.isEnabled = node.environment.isEnabled
        wrapper.invalidateDisplay()
    }
}

private final class DragLayoutNode: UnaryLayoutNode, PlainWrapper {
    var source: DragElementModifier?
    var isEnabled = true

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) { element in
            guard isEnabled else { return }
            element.input.events.insert(.drag)
            element.input.drag = DragSpec(preview: source?.picture?.node?.elementID)
            element.input.isFocusable = true
            element.accessibility.label = spokenText
        }
    }

    override func handle(_ action: ElementEvent.Action) -> Bool {
        guard case .drag(let phase) = action else { return false }
        if phase == .began { source?.begin() } else { source?.end() }
        return true
    }
}

extension View {
    /// Lets this view be dragged; the payload is asked for when it is taken up.
    ///
    /// See [draggable](https://developer.apple.com/documentation/swiftui/view/draggable(_:)).
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragSourceModifier(items: { [DraggedItem(payload())] }, preview: nil))
    }

    /// The preview is carried in place of the view.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragSourceModifier(items: { [DraggedItem(payload())] }, preview: AnyView(preview())))
    }

    /// The older form of `draggable(_:)`.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragSourceModifier(items: { [data().dragged] }, preview: nil))
    }

    /// The older form of `draggable(_:preview:)`.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragSourceModifier(items: { [data().dragged] }, preview: AnyView(preview())))
    }
}
