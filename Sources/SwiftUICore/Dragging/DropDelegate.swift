import CoreTransferable
import Foundation

/// What a drop would do.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }

/// A delegate's response while a drag is over its view.
public struct DropProposal: Sendable {
    /// What a drop would do. Only `.cancel` and `.forbidden` have an effect: nothing is dropped.
    public let operation: DropOperation
    /// What a drop from another app would do. No effect here.
    public let operationOutsideApplication: DropOperation?

    /// A proposal for drags of any origin.
    public init(operation: DropOperation) {
        self.operation = operation
        operationOutsideApplication = nil
    }

    /// A proposal for this app's drags, and one for other apps'. The second has no effect here.
    public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
        operation = withinApplication
        operationOutsideApplication = outsideApplication
    }
}

/// A drag over a view, and its location.
@MainActor @preconcurrency
public struct DropInfo {
    /// The pointer's location, in the view's coordinates.
    public let location: CGPoint
    let items: [DraggedItem]
    let isForeign: Bool

    init(_ session: DragSession, _ location: CGPoint) {
        self.location = location
        items = session.items
        isForeign = session.isForeign
    }

    /// Whether an item has one of the types. A drag from outside the page may have any type, until it is dropped and
    /// its items are known.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        isForeign && items.isEmpty || items.contains { $0.isAny(of: contentTypes) }
    }

    /// The dragged items that have one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.filter { $0.isAny(of: contentTypes) }.map { NSItemProvider($0) }
    }
}

/// Follows drags over a view.
///
/// See [DropDelegate](https://developer.apple.com/documentation/swiftui/dropdelegate).
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    /// Takes the dropped items; returns whether it accepted them.
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// True: every drag that has one of the types is accepted.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Nil: the drop is accepted.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

extension DropTarget {
    init(
        _ types: [UTType], hover: @escaping (Stage, CGPoint, DragSession) -> Void,
        drop: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) {
        self.init(
            accepts: { DropInfo($0, .zero).hasItemsConforming(to: types) }, hover: hover,
            drop: { session, place in drop(DropInfo(session, place).itemProviders(for: types), place) })
    }

    fileprivate init(_ types: [UTType], _ delegate: any DropDelegate) {
        self.init(
            accepts: { session in
                let info = DropInfo(session, .zero)
                return info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
            },
            hover: { stage, place, session in
                let info = DropInfo(session, place)
                switch stage {
                case .entered: delegate.dropEntered(info: info)
                case .moved: _ = delegate.dropUpdated(info: info)
                case .left: delegate.dropExited(info: info)
                }
            },
            drop: { session, place in
                let info = DropInfo(session, place)
                if let wish = delegate.dropUpdated(info: info), [.cancel, .forbidden].contains(wish.operation) {
                    return false
                }
                return delegate.performDrop(info: info)
            })
    }
}

extension View {
    /// Takes dropped items, with the location in the view's coordinates. The action returns whether it accepted them.
    /// `isTargeted` is true while a drag is over the view.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropModifier(
                target: { _ in
                    DropTarget(supportedContentTypes) { stage, _, _ in
                        if stage != .moved { isTargeted?.wrappedValue = stage == .entered }
                    } drop: {
                        action($0, $1)
                    }
                }))
    }

    /// Takes dropped items. The action returns whether it accepted them. `isTargeted` is true while a drag is over the
    /// view.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Handles drops with a delegate.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropModifier(target: { _ in DropTarget(supportedContentTypes, delegate) }))
    }

    /// Takes dropped items of types given by identifier; undeclared ones are regarded as the app's own types.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map(UTType.named), isTargeted: isTargeted, perform: action)
    }

    /// Takes dropped items, with the location in the view's coordinates. The action returns whether it accepted them.
    /// `isTargeted` is true while a drag is over the view.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map(UTType.named), isTargeted: isTargeted, perform: action)
    }

    /// Handles drops with a delegate.
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map(UTType.named), delegate: delegate)
    }
}

extension UTType {
    fileprivate static func named(_ identifier: String) -> UTType {
        UTType(identifier) ?? UTType(exportedAs: identifier)
    }
}
