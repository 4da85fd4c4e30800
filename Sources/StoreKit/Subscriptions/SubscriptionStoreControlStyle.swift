import SwiftUI
import SwiftUICore

/// The appearance of the controls of a subscription store.
///
/// See [SubscriptionStoreControlStyle](https://developer.apple.com/documentation/storekit/subscriptionstorecontrolstyle).
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {
    /// The view of the controls.
    associatedtype Body: View
    /// The places that the style supports.
    associatedtype Placement: SubscriptionStoreControlPlacement = AutomaticSubscriptionStoreControlPlacement
    /// The plans.
    typealias Configuration = SubscriptionStoreControlStyleConfiguration
    /// Makes the view of the controls.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The plans of a subscription store.
///
/// See [SubscriptionStoreControlStyleConfiguration](https://developer.apple.com/documentation/storekit/subscriptionstorecontrolstyleconfiguration).
@MainActor @preconcurrency
public struct SubscriptionStoreControlStyleConfiguration {
    /// The plans to show.
    public let options: [Option]
    /// The plans of the group that isn't restricted by what the visitor has.
    public let allOptions: [Option]
    /// The plan of the visitor's next period.
    public let autoRenewPreference: Product?
    let selection: Binding<Product.ID?>

    init(
        options: [Option], allProducts: [Product], status: Product.SubscriptionInfo.Status?,
        selection: Binding<Product.ID?>
    ) {
        (self.options, self.selection) = (options, selection)
        allOptions = allProducts.map { product in
            options.first { $0.id == product.id }
                ?? Option(subscription: product, relationship: nil, activeOffer: nil, isRenewing: false, action: {})
        }
        let next = status?.renewalInfo.unsafePayloadValue.autoRenewPreference
        autoRenewPreference = allProducts.first { $0.id == next }
    }

    /// The plan that is chosen: the visitor's own choice, or else the first one that isn't theirs already.
    var chosen: Option? {
        options.first { $0.id == selection.wrappedValue } ?? options.first { !$0.isRenewing } ?? options.first
    }

    /// A plan.
    @MainActor @preconcurrency
    public struct Option: Identifiable {
        /// The plan's subscription.
        public let subscription: Product
        /// How it relates to the visitor's subscription; nil if they have none.
        public let relationship: Product.SubscriptionRelationship?
        /// The offer that the visitor gets.
        public let activeOffer: Product.SubscriptionOffer?
        /// Whether it is the visitor's, and renews.
        let isRenewing: Bool
        fileprivate let action: @MainActor () -> Void

        init(
            subscription: Product, relationship: Product.SubscriptionRelationship?,
            activeOffer: Product.SubscriptionOffer?, isRenewing: Bool, action: @escaping @MainActor () -> Void
        ) {
            (self.subscription, self.relationship, self.activeOffer) = (subscription, relationship, activeOffer)
            (self.isRenewing, self.action) = (isRenewing, action)
        }

        /// The subscription's identifier.
        public nonisolated var id: Product.ID { subscription.id }
        /// Whether a family shares it.
        public var isFamilyShareable: Bool { subscription.isFamilyShareable }
        /// Subscribes.
        public func subscribe() { action() }
    }
}

/// The default style: a picker, or a button if there is a single plan.
///
/// See [AutomaticSubscriptionStoreControlStyle](https://developer.apple.com/documentation/storekit/automaticsubscriptionstorecontrolstyle).
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes the view of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.options.count == 1 {
            SubscriptionButtons(configuration: configuration)
        } else {
            SubscriptionPicker(configuration: configuration)
        }
    }
}

/// A button for each plan.
///
/// See [ButtonsSubscriptionStoreControlStyle](https://developer.apple.com/documentation/storekit/buttonssubscriptionstorecontrolstyle).
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes the view of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        SubscriptionButtons(configuration: configuration)
    }
}

/// A picker, and a button that subscribes.
///
/// See [PickerSubscriptionStoreControlStyle](https://developer.apple.com/documentation/storekit/pickersubscriptionstorecontrolstyle).
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes the view of the controls.
    public func makeBody(configuration: Configuration) -> some View { SubscriptionPicker(configuration: configuration) }
}

/// A picker whose chosen plan has a border, and a button that subscribes.
///
/// See [ProminentPickerSubscriptionStoreControlStyle](https://developer.apple.com/documentation/storekit/prominentpickersubscriptionstorecontrolstyle).
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes the view of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        SubscriptionPicker(configuration: configuration, isProminent: true)
    }
}

/// A picker whose plans are beside each other, and a button that subscribes.
///
/// See [CompactPickerSubscriptionStoreControlStyle](https://developer.apple.com/documentation/storekit/compactpickersubscriptionstorecontrolstyle).
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes the view of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        SubscriptionPicker(configuration: configuration, isProminent: true, isHorizontal: true)
    }
}

/// A picker whose plans are beside each other, as pages.
///
/// See [PagedPickerSubscriptionStoreControlStyle](https://developer.apple.com/documentation/storekit/pagedpickersubscriptionstorecontrolstyle).
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes the view of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        SubscriptionPicker(configuration: configuration, isHorizontal: true)
    }
}

/// A picker whose plans are beside each other, as pages, and whose chosen plan has a border.
///
/// See [PagedProminentPickerSubscriptionStoreControlStyle](https://developer.apple.com/documentation/storekit/pagedprominentpickersubscriptionstorecontrolstyle).
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes the view of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        SubscriptionPicker(configuration: configuration, isProminent: true, isHorizontal: true)
    }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    /// The default style.
    public static var automatic: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    /// A button for each plan.
    public static var buttons: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    /// A picker.
    public static var picker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    /// A picker whose chosen plan has a border.
    public static var prominentPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
    /// A picker whose plans are beside each other.
    public static var compactPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
    /// A picker whose plans are pages.
    public static var pagedPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
    /// A picker whose plans are pages.
    public static var pagedProminentPicker: Self { Self() }
}
