import Foundation
@_spi(Nodes) import ViewTree

/// A view made of a collection, whose rows can be deleted and moved.
///
/// See [DynamicViewContent](https://developer.apple.com/documentation/swiftui/dynamicviewcontent).
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection of the view inside.
    public var data: Content.Data { content.data }
}

/// The actions for the rows of one `ForEach`. The object lives as long as its modifier, so that new closures don't
/// change the environment that contains it.
@MainActor
final class RowActions: SlotDecoration {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    /// The actions of an outer modifier on the same collection.
    var outer: RowActions?

    var deletion: ((IndexSet) -> Void)? { delete ?? outer?.deletion }
    var movement: ((IndexSet, Int) -> Void)? { move ?? outer?.movement }
}

extension EnvironmentValues {
    fileprivate var rowActions: RowActions? { slotDecoration as? RowActions }
}

extension SlotPlace {
    /// The actions for the row.
    var actions: RowActions? { decoration as? RowActions }
}

struct RowActionsModifier: PrimitiveModifier {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        RowActionsNode(view, context)
    }
}

private final class RowActionsNode<Content: View>: TypedNode<ModifiedContent<Content, RowActionsModifier>> {
    private let actions = RowActions()
    private var child: TypedNode<Content>!

    init(_ view: ModifiedContent<Content, RowActionsModifier>, _ context: NodeContext) {
        super.init(context)
        take(view.modifier)
        child = innerContext.makeNode(view.content)
    }

    private var innerContext: NodeContext {
        var context = childContext
        context.environment.slotDecoration = actions
        return context
    }

    private func take(_ modifier: RowActionsModifier) {
        actions.delete = modifier.delete
        actions.move = modifier.move
        actions.outer = environment.rowActions
    }

    override var onlyChild: ViewNode? { child }

    override func update(_ view: ModifiedContent<Content, RowActionsModifier>) {
        take(view.modifier)
        child.update(view.content)
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        actions.outer = environment.rowActions
        child.setEnvironment(innerContext.environment)
    }
}

extension DynamicViewContent {
    /// Lets rows be deleted: by a swipe, with the Delete key and in edit mode. Nil disables deletion.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(RowActionsModifier(delete: action))
    }

    /// Lets rows be moved in edit mode. Nil disables moving.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(RowActionsModifier(move: action))
    }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes the elements at the offsets that `onDelete` passes.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
    }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
    /// Moves the elements at some offsets, as a group, in front of the one at `destination`, as `onMove` passes them.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[$0] }
        let before = source.count { $0 < destination }
        for offset in source.reversed() { remove(at: offset) }
        insert(contentsOf: moved, at: destination - before)
    }
}
