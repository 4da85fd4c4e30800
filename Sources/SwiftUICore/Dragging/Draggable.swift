import CoreTransferable
import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Lets a view be dragged: with the mouse, with a long press, and with the keyboard (Space, unless the view is a
/// button).
struct DragSourceModifier: ViewModifier {
    /// Called when the drag begins; without items there is no drag.
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
            // A removed view doesn't get the event that ends the drag.
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

/// The layout of the preview that is dragged in place of the view.
@MainActor
private final class CarriedPicture {
    weak var node: LayoutNode?
    /// Whether a drag of the view is in progress.
    var isHeld = false
    nonisolated init() {}
}

private struct CarriedModifier: WrappingModifier {
    let picture: CarriedPicture

    func update(_ wrapper: ElementLayoutNode, for node: ViewNode) { picture.node = wrapper }
}

/// Gives the view an element of its own, which stays the same during the drag.
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
    /// Lets this view be dragged; the payload is evaluated when the drag begins.
    ///
    /// See [draggable](https://developer.apple.com/documentation/swiftui/view/draggable(_:)).
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragSourceModifier(items: { [DraggedItem(payload())] }, preview: nil))
    }

    /// Lets this view be dragged, with a preview in its place.
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
