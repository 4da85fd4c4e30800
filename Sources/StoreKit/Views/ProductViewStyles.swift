import SwiftUI
import SwiftUICore

/// The default style: `regular`.
///
/// See [AutomaticProductViewStyle](https://developer.apple.com/documentation/storekit/automaticproductviewstyle).
public struct AutomaticProductViewStyle: ProductViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes the view of a product.
    public func makeBody(configuration: Configuration) -> some View {
        RegularProductViewStyle().makeBody(configuration: configuration)
    }
}

/// The texts beside the icon, and the price below them.
///
/// See [RegularProductViewStyle](https://developer.apple.com/documentation/storekit/regularproductviewstyle).
public struct RegularProductViewStyle: ProductViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes the view of a product.
    public func makeBody(configuration: Configuration) -> some View {
        ProductFrame(configuration: configuration) { product in
            HStack(alignment: .center, spacing: 16) {
                if configuration.hasIcon {
                    configuration.icon.frame(maxWidth: 90, maxHeight: 90).accessibilityHidden(true)
                }
                VStack(alignment: .leading, spacing: 8) {
                    ProductTexts(product: product, title: .headline, alignment: .leading)
                    PriceButton(product: product, configuration: configuration)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }
}

/// One row: the icon, the texts, and the price at the end.
///
/// See [CompactProductViewStyle](https://developer.apple.com/documentation/storekit/compactproductviewstyle).
public struct CompactProductViewStyle: ProductViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes the view of a product.
    public func makeBody(configuration: Configuration) -> some View {
        ProductFrame(configuration: configuration) { product in
            HStack(spacing: 12) {
                if configuration.hasIcon {
                    configuration.icon.frame(maxWidth: 50, maxHeight: 50).accessibilityHidden(true)
                }
                ProductTexts(product: product, title: .headline, alignment: .leading)
                    .frame(maxWidth: .infinity, alignment: .leading)
                PriceButton(product: product, configuration: configuration)
            }
        }
    }
}

/// A large icon, the texts below it, and a prominent price.
///
/// See [LargeProductViewStyle](https://developer.apple.com/documentation/storekit/largeproductviewstyle).
public struct LargeProductViewStyle: ProductViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes the view of a product.
    public func makeBody(configuration: Configuration) -> some View {
        ProductFrame(configuration: configuration) { product in
            VStack(spacing: 16) {
                if configuration.hasIcon {
                    configuration.icon.frame(maxWidth: 200, maxHeight: 200).accessibilityHidden(true)
                }
                ProductTexts(product: product, title: .title2.bold(), alignment: .center)
                PriceButton(product: product, configuration: configuration, isProminent: true)
            }
            .frame(maxWidth: .infinity)
            .padding(.horizontal)
        }
    }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
    /// The default style.
    public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
    /// The texts beside the icon, and the price below them.
    public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
    /// One row.
    public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
    /// A large icon, the texts below it, and a prominent price.
    public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}

/// A product, or in its place that it is being loaded or isn't available.
private struct ProductFrame<Content: View>: View {
    let configuration: ProductViewStyleConfiguration
    @ViewBuilder let content: (Product) -> Content

    var body: some View {
        switch configuration.state {
        case .success(let product): content(product).accessibilityElement(children: .contain)
        case .loading: ProgressView().frame(maxWidth: .infinity)
        case .unavailable, .failure:
            HStack(spacing: 12) {
                if configuration.hasIcon {
                    configuration.icon.frame(maxWidth: 50, maxHeight: 50).accessibilityHidden(true)
                }
                Text.system("This item isn’t available.").font(.subheadline).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity)
        }
    }
}

/// A product's name and description.
private struct ProductTexts: View {
    let product: Product
    let title: Font
    let alignment: HorizontalAlignment
    @Environment(\.productDescriptionVisibility) private var visibility

    var body: some View {
        VStack(alignment: alignment, spacing: 3) {
            Text(verbatim: product.displayName).font(title)
            if visibility != .hidden, !product.description.isEmpty {
                Text(verbatim: product.description).font(.subheadline).foregroundStyle(.secondary)
            }
        }
        .multilineTextAlignment(alignment == .leading ? .leading : .center)
    }
}

/// The button with the price. What the visitor owns has a check mark in its place.
private struct PriceButton: View {
    let product: Product
    let configuration: ProductViewStyleConfiguration
    var isProminent = false

    var body: some View {
        if configuration.hasCurrentEntitlement {
            Image(systemName: "checkmark").font(.headline).foregroundStyle(.secondary)
                .accessibilityLabel(Text.system("Purchased"))
        } else if isProminent {
            button.buttonStyle(.borderedProminent)
        } else {
            button.buttonStyle(.bordered)
        }
    }

    private var button: some View {
        Button {
            configuration.purchase()
        } label: {
            Text(verbatim: product.subscription == nil ? product.displayPrice : product.priceAndPeriod)
                .fontWeight(.semibold).lineLimit(1)
        }
        .buttonBorderShape(.capsule)
        .fixedSize()
        .accessibilityLabel(Text(verbatim: "\(product.displayName), \(product.displayPrice)"))
        .accessibilityIdentifier("StoreKit.price.\(product.id)")
    }
}
