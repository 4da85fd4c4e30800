import CoreTransferable
import Foundation

/// What a drop would do.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }

/// What a delegate wishes while something is over its view.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public let operationOutsideApplication: DropOperation?

    public init(operation: DropOperation) {
        self.operation = operation
        operationOutsideApplication = nil
    }

    public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
        operation = withinApplication
        operationOutsideApplication = outsideApplication
    }
}

/// What is over a view, and where.
@MainActor @preconcurrency
public struct DropInfo {
    /// In the view's coordinates.
    public let location: CGPoint
    let items: [DraggedItem]
    let isForeign: Bool

    init(_ session: DragSession, _ location: CGPoint) {
        self.location = location
        items = session.items
        isForeign = session.isForeign
    }

    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        isForeign && items.isEmpty || items.contains { $0.isAny(of: contentTypes) }
    }

    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.filter { $0.isAny(of: contentTypes) }.map { NSItemProvider($0) }
    }
}

/// Follows what is dragged over a view.
///
/// See [DropDelegate](https://developer.apple.com/documentation/swiftui/dropdelegate).
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what was dropped; whether it could.
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
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

    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropModifier(target: { _ in DropTarget(supportedContentTypes, delegate) }))
    }

    /// Types by their identifiers; those that nobody declared are taken for the app's own.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map(UTType.named), isTargeted: isTargeted, perform: action)
    }

    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map(UTType.named), isTargeted: isTargeted, perform: action)
    }

    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map(UTType.named), delegate: delegate)
    }
}

extension UTType {
    fileprivate static func named(_ identifier: String) -> UTType {
        UTType(identifier) ?? UTType(exportedAs: identifier)
    }
}
