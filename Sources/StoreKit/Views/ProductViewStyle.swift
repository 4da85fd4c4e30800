import SwiftUI

/// The appearance of products.
///
/// See [ProductViewStyle](https://developer.apple.com/documentation/storekit/productviewstyle).
@MainActor @preconcurrency
public protocol ProductViewStyle {
    /// The view of a product.
    associatedtype Body: View
    /// The properties of the product.
    typealias Configuration = ProductViewStyleConfiguration
    /// Makes the view of a product.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a product that a style draws.
///
/// See [ProductViewStyleConfiguration](https://developer.apple.com/documentation/storekit/productviewstyleconfiguration).
@MainActor @preconcurrency
public struct ProductViewStyleConfiguration {
    /// How far the loading has come.
    public let state: Product.TaskState
    /// Whether the visitor owns the product.
    public let hasCurrentEntitlement: Bool
    let hasIcon: Bool
    /// The icon.
    public let icon: Icon
    private let buy: @MainActor (Product) -> Void

    /// A product's icon.
    public struct Icon: View {
        let view: AnyView?
        /// The icon.
        public var body: some View { view }
    }

    init(
        state: Product.TaskState, hasCurrentEntitlement: Bool, icon: AnyView?,
        buy: @escaping @MainActor (Product) -> Void
    ) {
        (self.state, self.hasCurrentEntitlement, self.buy) = (state, hasCurrentEntitlement, buy)
        hasIcon = icon != nil
        self.icon = Icon(view: icon)
    }

    /// The product, if it is loaded.
    public var product: Product? { state.product }

    /// Buys the product.
    public func purchase() { if let product { buy(product) } }
}

/// The style of products, and the styles around it, for a style that is made of the one around it.
struct ProductViewLook {
    var makers: [@MainActor (ProductViewStyleConfiguration) -> AnyView] = []

    @MainActor func make(_ configuration: ProductViewStyleConfiguration) -> AnyView {
        guard let maker = makers.last else {
            return AnyView(RegularProductViewStyle().makeBody(configuration: configuration))
        }
        let outer = ProductViewLook(makers: makers.dropLast())
        return AnyView(maker(configuration).environment(\.productViewLook, outer))
    }

    @MainActor func outer(_ configuration: ProductViewStyleConfiguration) -> AnyView { make(configuration) }
}

private struct ProductViewLookKey: EnvironmentKey {
    static var defaultValue: ProductViewLook { ProductViewLook() }
}

extension EnvironmentValues {
    var productViewLook: ProductViewLook {
        get { self[ProductViewLookKey.self] }
        set { self[ProductViewLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of products in the view.
    public func productViewStyle(_ style: some ProductViewStyle) -> some View {
        transformEnvironment(\.productViewLook) { $0.makers.append { AnyView(style.makeBody(configuration: $0)) } }
    }

    /// Whether the descriptions of products are shown in the view.
    public func productDescription(_ visibility: Visibility) -> some View {
        environment(\.productDescriptionVisibility, visibility)
    }
}

private struct ProductDescriptionKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    var productDescriptionVisibility: Visibility {
        get { self[ProductDescriptionKey.self] }
        set { self[ProductDescriptionKey.self] = newValue }
    }
}
