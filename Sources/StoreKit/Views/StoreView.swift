import SwiftUI
import SwiftUICore

/// A list of products, each with a button that buys it.
///
/// See [StoreView](https://developer.apple.com/documentation/storekit/storeview).
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    let ids: [Product.ID]
    let known: [Product]?
    let icon: (Product) -> AnyView?

    /// The store.
    public var body: some View {
        let products = known ?? ids.compactMap { Product.known($0) }
        ScrollView {
            VStack(spacing: 0) {
                if products.isEmpty {
                    ContentUnavailableView {
                        Label {
                            Text.system("Store Unavailable")
                        } icon: {
                            Image(systemName: "bag")
                        }
                    } description: {
                        Text.system("There is nothing to buy here.")
                    }
                } else {
                    rows(products)
                    StoreFooter(sellsSubscriptions: false).padding(.vertical)
                }
            }
        }
        .overlay(alignment: .topTrailing) { StoreCloseButton() }
    }

    private func rows(_ products: [Product]) -> some View {
        let last = products.last?.id
        return VStack(spacing: 0) {
            ForEach(products) { product in
                row(product).padding(.vertical, 14).padding(.horizontal, 20)
                if product.id != last { Divider().padding(.leading, 20) }
            }
        }
        .padding(.top, 40)
    }

    @ViewBuilder private func row(_ product: Product) -> some View {
        if let icon = icon(product) { ProductView(product) { icon } } else { ProductView(product) }
    }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// Products by their identifiers.
    public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
        self.init(ids: Array(productIDs), known: nil, icon: { _ in nil })
    }

    /// Products.
    public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
        self.init(ids: [], known: Array(products), icon: { _ in nil })
    }
}

extension StoreView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
    /// Products by their identifiers, with icons.
    public init(
        ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) { self.init(ids: Array(productIDs), known: nil, icon: { AnyView(icon($0)) }) }

    /// Products by their identifiers, with an icon for each phase of the loading of their promotional images.
    public init(
        ids productIDs: some Collection<Product.ID>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon
    ) { self.init(ids: Array(productIDs), known: nil, icon: { AnyView(icon($0, .unavailable)) }) }
}

extension StoreView where PlaceholderIcon == EmptyView {
    /// Products, with icons.
    public init(
        products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) { self.init(ids: [], known: Array(products), icon: { AnyView(icon($0)) }) }
}

extension StoreView {
    /// Products by their identifiers, with icons, and one for the time until they are loaded.
    public init(
        ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { self.init(ids: Array(productIDs), known: nil, icon: { AnyView(icon($0)) }) }
}
