import Foundation
import UIKitCore

/// The appearance proxies of all classes. A proxy is a view of its class that is never shown. What has been set on it is
/// what differs from another new view of the class.
@MainActor
enum Appearances {
    /// A proxy, and for which views it is.
    @MainActor
    struct Entry {
        let proxy: UIView
        let fresh: UIView
        let containers: [any UIAppearanceContainer.Type]
        let traits: UITraitCollection?

        func isFor(_ type: UIView.Type, _ others: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?)
            -> Bool
        {
            Swift.type(of: proxy) == type && self.traits == traits && containers.count == others.count
                && zip(containers, others).allSatisfy { $0 == $1 }
        }

        /// Whether a view is of the class, has the containers around it, and the traits.
        func matches(_ view: UIView) -> Bool {
            isKind(view, of: type(of: proxy)) && isContained(view) && (traits.map(view.hasTraits) ?? true)
        }

        private func isContained(_ view: UIView) -> Bool {
            var wanted = containers[...]
            var responder = view.next
            while let type = wanted.last, let container = responder {
                if isKind(container, of: type) { wanted.removeLast() }
                responder = container.next
            }
            return wanted.isEmpty
        }
    }

    /// From the least specific to the most: subclasses after their superclass, and longer chains of containers later.
    private static var entries: [Entry] = []

    static func proxy<Kind: UIView>(
        for type: Kind.Type, in containers: [any UIAppearanceContainer.Type] = [], with traits: UITraitCollection? = nil
    ) -> Kind {
        if let known = entries.first(where: { $0.isFor(type, containers, traits) }) {
            return unsafeDowncast(known.proxy, to: type)
        }
        let entry = Entry(
            proxy: CellMaking.anyView(type), fresh: CellMaking.anyView(type), containers: containers, traits: traits)
        entry.proxy.becomeProxy(in: containers)
        let place = entries.firstIndex { isLess(entry, $0) } ?? entries.endIndex
        entries.insert(entry, at: place)
        return unsafeDowncast(entry.proxy, to: type)
    }

    private static func isLess(_ a: Entry, _ b: Entry) -> Bool {
        let (depth, other) = (depth(type(of: a.proxy)), depth(type(of: b.proxy)))
        if depth != other { return depth < other }
        return (a.containers.count, a.traits == nil ? 0 : 1) < (b.containers.count, b.traits == nil ? 0 : 1)
    }

    private static func depth(_ type: AnyClass) -> Int {
        sequence(first: type, next: { _getSuperclass($0) }).reduce(0) { depth, _ in depth + 1 }
    }

    /// Gives a view the proxies' values, unless it has its own.
    static func dress(_ view: UIView) {
        guard !entries.isEmpty else { return }
        let matching = entries.filter { $0.matches(view) }
        guard !matching.isEmpty else { return }
        for property in AppearanceProperty.all {
            guard let entry = matching.last(where: { property.differs($0.proxy, $0.fresh) }),
                !property.differs(view, entry.fresh)
            else { continue }
            property.carry(entry.proxy, view)
        }
    }

    /// Forgets all proxies, for tests.
    static func forget() { entries = [] }

    private static func isKind(_ object: AnyObject, of type: Any.Type) -> Bool {
        sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == type }
    }
}

extension UIView {
    fileprivate func hasTraits(_ wanted: UITraitCollection) -> Bool {
        let traits = traitCollection
        func agrees<Value: Equatable>(_ path: KeyPath<UITraitCollection, Value>, unless free: Value) -> Bool {
            wanted[keyPath: path] == free || wanted[keyPath: path] == traits[keyPath: path]
        }
        return agrees(\.userInterfaceStyle, unless: .unspecified)
            && agrees(\.horizontalSizeClass, unless: .unspecified) && agrees(\.verticalSizeClass, unless: .unspecified)
    }
}
