import Foundation

// Creates cells and other views from registered classes, and reuses those that went out of view.

extension UICollectionView {
    private static func name(_ kind: String?, _ identifier: String) -> String { "\(kind ?? "cell")/\(identifier)" }

    /// Registers a class of cells for an identifier.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registered[Self.name(nil, identifier)] = (cellClass as? UICollectionViewCell.Type).map { type in
            { CellMaking.view(type) }
        }
    }

    /// Registers a class of supplementary views for a kind and an identifier.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        registered[Self.name(elementKind, identifier)] = (viewClass as? UICollectionReusableView.Type).map { type in
            { CellMaking.view(type) }
        }
    }

    /// Returns a reused cell, or a new one. A class must be registered for the identifier.
    public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let name = Self.name(nil, identifier)
        guard let cell = cellBeingFilled(name, at: indexPath) ?? dequeue(name, identifier) as? UICollectionViewCell
        else {
            preconditionFailure("no class is registered for cells of the identifier '\(identifier)'")
        }
        return cell
    }

    /// Returns a reused view, or a new one. A class must be registered for the kind and the identifier.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = dequeue(Self.name(elementKind, identifier), identifier) else {
            preconditionFailure("no class is registered for '\(elementKind)' of the identifier '\(identifier)'")
        }
        return view
    }

    /// The cell that is being reconfigured, if it is the requested one.
    private func cellBeingFilled(_ name: String, at path: IndexPath) -> UICollectionViewCell? {
        guard let reconfigured, reconfigured.path == path, reconfigured.cell.reuseName == name else { return nil }
        return reconfigured.cell
    }

    private func dequeue(_ name: String, _ identifier: String) -> UICollectionReusableView? {
        if let view = pool[name]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view = registered[name]?()
        view?.reuseIdentifier = identifier
        view?.reuseName = name
        return view
    }

    // MARK: Registrations

    /// A class of cells and a closure that configures one for an item.
    ///
    /// See [UICollectionView.CellRegistration](https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration).
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell.
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let identifier = UUID().uuidString
        let handler: Handler

        /// A registration with a closure that configures the cells.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// A class of supplementary views, such as headers, and a closure that configures one.
    ///
    /// See [UICollectionView.SupplementaryRegistration](https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration).
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a supplementary view.
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let identifier = UUID().uuidString
        let elementKind: String
        let handler: Handler

        /// A registration for a kind of supplementary views.
        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler) = (elementKind, handler)
        }
    }

    /// Returns a cell of a registration, configured for an item.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let name = Self.name(nil, registration.identifier)
        if registered[name] == nil { registered[name] = { CellMaking.view(Cell.self) } }
        let shown = cellBeingFilled(name, at: indexPath)
        guard let cell = (shown ?? dequeue(name, registration.identifier)) as? Cell else {
            preconditionFailure("the registration's class makes no \(Cell.self)")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view of a registration, configured.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let name = Self.name(registration.elementKind, registration.identifier)
        if registered[name] == nil { registered[name] = { CellMaking.view(Supplementary.self) } }
        guard let view = dequeue(name, registration.identifier) as? Supplementary else {
            preconditionFailure("the registration's class makes no \(Supplementary.self)")
        }
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}
