import ViewTree

extension NavigationModel {
    /// A page above a stack's root.
    struct Entry {
        enum Kind {
            /// A value of the path.
            case value(NavigationValue)
            /// A page that a view presents.
            case presented(Presenter)
        }

        /// What a page shows. Pages of equal values have equal keys.
        enum Key: Hashable {
            case value(NavigationValue)
            case presented(owner: ObjectIdentifier, item: AnyHashable)

            var value: NavigationValue? { if case .value(let value) = self { value } else { nil } }
        }

        /// The view that presents a page.
        struct Presenter {
            let owner: ObjectIdentifier
            private(set) weak var node: (any PresentingAgain)?
            let item: AnyHashable
            /// Called when the page is removed.
            let end: () -> Void

            init(_ node: any PresentingAgain, _ item: AnyHashable, end: @escaping () -> Void) {
                owner = ObjectIdentifier(node)
                self.node = node
                self.item = item
                self.end = end
            }

            var key: Key { .presented(owner: owner, item: item) }
        }

        let id: AnyHashable
        let kind: Kind
        /// The graph's pass in which the entry was added.
        let pass: Int
        var build: () -> AnyView
        /// Whether the entry has replaced a column's root, so that there is no page behind it.
        var isColumnRoot = false

        var value: NavigationValue? { key.value }

        var key: Key {
            switch kind {
            case .value(let value): .value(value)
            case .presented(let presenter): presenter.key
            }
        }

        /// The step with which the page is shown again; nil if the view that presented it is gone.
        @MainActor var step: UndonePages.Step? {
            switch kind {
            case .value(let value): .value(value)
            case .presented(let presenter):
                presenter.node.map { .presented(PresenterReference($0), item: presenter.item) }
            }
        }

        /// Tells the view that presents the page that it is removed.
        func end() { if case .presented(let presenter) = kind { presenter.end() } }
    }
}
