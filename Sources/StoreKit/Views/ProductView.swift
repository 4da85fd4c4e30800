import SwiftUI

/// A view of a product, with a button that buys it.
///
/// See [ProductView](https://developer.apple.com/documentation/storekit/productview).
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    enum Source {
        case id(Product.ID)
        case product(Product)
        case configuration(ProductViewStyleConfiguration)
    }

    let source: Source
    let icon: (ProductIconPhase) -> AnyView?
    let placeholder: AnyView?
    @Environment(\.productViewLook) private var look
    @Environment(\.storePurchases) private var purchases

    /// The product's view.
    public var body: some View {
        // A renewal may be due.
        shown.task { StoreQuestions.account()?.refresh() }
    }

    @ViewBuilder private var shown: some View {
        switch source {
        case .configuration(let configuration): look.outer(configuration)
        case .product(let product):
            look.make(configuration(.success(product), isOwned(product.id)))
        case .id(let id):
            // A configuration file is read at once, so a product never appears later than its view.
            let state = Product.known(id).map { Product.TaskState.success($0) } ?? .unavailable
            look.make(configuration(state, isOwned(id)))
        }
    }

    /// Whether the visitor owns the product. The view is evaluated again when that changes.
    private func isOwned(_ id: Product.ID) -> Bool {
        let ledger = StoreQuestions.account()?.ledger ?? Ledger()
        return ledger.entitlements(at: StoreAccount.clock.now()).contains { $0.productID == id }
    }

    private func configuration(_ state: Product.TaskState, _ isOwned: Bool) -> ProductViewStyleConfiguration {
        let purchases = purchases
        return ProductViewStyleConfiguration(
            state: state, hasCurrentEntitlement: isOwned, icon: iconView(state),
            buy: { product in Task { await purchases.buy(product) } })
    }

    private func iconView(_ state: Product.TaskState) -> AnyView? {
        if case .success = state { return icon(.unavailable) }
        return placeholder ?? icon(.loading)
    }
}

/// How far the loading of a product's promotional image has come. A configuration file has none.
///
/// See [ProductIconPhase](https://developer.apple.com/documentation/storekit/producticonphase).
public enum ProductIconPhase: Sendable {
    /// It is being loaded.
    case loading
    /// There is none.
    case unavailable
    /// The image.
    case success(Image)
    /// It couldn't be loaded.
    case failure(any Error)

    /// The image, if it is loaded.
    public var promotionalIcon: Image? { if case .success(let image) = self { image } else { nil } }
}

/// The icon of a product that is being loaded.
///
/// See [AutomaticProductPlaceholderIcon](https://developer.apple.com/documentation/storekit/automaticproductplaceholdericon).
public struct AutomaticProductPlaceholderIcon: View {
    /// The icon.
    public var body: some View { RoundedRectangle(cornerRadius: 12).fill(.quaternary) }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// A product by its identifier.
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
        self.init(source: .id(productID), icon: { _ in nil }, placeholder: nil)
    }

    /// A product.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
        self.init(source: .product(product), icon: { _ in nil }, placeholder: nil)
    }
}

extension ProductView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
    /// A product by its identifier, with an icon.
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
        let icon = AnyView(icon())
        self.init(source: .id(productID), icon: { _ in icon }, placeholder: AnyView(AutomaticProductPlaceholderIcon()))
    }
}

extension ProductView where PlaceholderIcon == EmptyView {
    /// A product, with an icon.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
        let icon = AnyView(icon())
        self.init(source: .product(product), icon: { _ in icon }, placeholder: nil)
    }

    /// A product, with an icon for each phase of the loading of its promotional image.
    public init(_ product: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon) {
        self.init(source: .product(product), icon: { AnyView(icon($0)) }, placeholder: nil)
    }
}

extension ProductView {
    /// A product by its identifier, with an icon, and one for the time until it is loaded.
    public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {
        let icon = AnyView(icon())
        self.init(source: .id(productID), icon: { _ in icon }, placeholder: AnyView(placeholderIcon()))
    }

    /// A product by its identifier, with an icon for each phase, and one for the time until it is loaded.
    public init(
        id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) {
        self.init(source: .id(productID), icon: { AnyView(icon($0)) }, placeholder: AnyView(placeholderIcon()))
    }
}

extension ProductView
where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == ProductViewStyleConfiguration.Icon {
    /// The product that a style draws, in the style around it.
    public init(_ configuration: ProductViewStyleConfiguration) {
        self.init(source: .configuration(configuration), icon: { _ in nil }, placeholder: nil)
    }
}
