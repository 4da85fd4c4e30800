import SwiftUI

/// Where the controls of a subscription store are.
///
/// See [SubscriptionStoreControlPlacementKey](https://developer.apple.com/documentation/storekit/subscriptionstorecontrolplacementkey).
public struct SubscriptionStoreControlPlacementKey: Hashable, Sendable {
    fileprivate let name: String
    /// The plans scroll with the content, and the button is below.
    public static let automatic = SubscriptionStoreControlPlacementKey(name: "automatic")
    /// In a bar below the content.
    public static let bottomBar = SubscriptionStoreControlPlacementKey(name: "bottomBar")
    /// At the bottom, like `bottomBar`.
    public static let bottom = bottomBar
    /// The plans scroll with the content, and the button is in a bar below it.
    public static let buttonsInBottomBar = SubscriptionStoreControlPlacementKey(name: "buttonsInBottomBar")
    /// All of them scroll with the content.
    public static let scrollView = SubscriptionStoreControlPlacementKey(name: "scrollView")
    /// Beside the content; here as `automatic`.
    public static let leading = SubscriptionStoreControlPlacementKey(name: "leading")
    /// Beside the content; here as `automatic`.
    public static let trailing = SubscriptionStoreControlPlacementKey(name: "trailing")

    var scrolledParts: SubscriptionControlParts {
        switch self {
        case .bottomBar: []
        case .scrollView: .all
        default: .options
        }
    }

    var pinnedParts: SubscriptionControlParts { SubscriptionControlParts.all.subtracting(scrolledParts) }
}

/// The parts of a store's controls that are drawn at one place.
struct SubscriptionControlParts: OptionSet, Hashable {
    let rawValue: Int
    /// The plans.
    static let options = SubscriptionControlParts(rawValue: 1)
    /// The button that subscribes to the chosen plan.
    static let button = SubscriptionControlParts(rawValue: 2)
    static let all: SubscriptionControlParts = [.options, .button]
}

private struct SubscriptionControlPartsKey: EnvironmentKey {
    static var defaultValue: SubscriptionControlParts { .all }
}

extension EnvironmentValues {
    var subscriptionControlParts: SubscriptionControlParts {
        get { self[SubscriptionControlPartsKey.self] }
        set { self[SubscriptionControlPartsKey.self] = newValue }
    }
}

/// A place for the controls of a subscription store.
///
/// See [SubscriptionStoreControlPlacement](https://developer.apple.com/documentation/storekit/subscriptionstorecontrolplacement).
public protocol SubscriptionStoreControlPlacement: RawRepresentable, Sendable
where RawValue == SubscriptionStoreControlPlacementKey {}

/// The places for the controls of most styles.
///
/// See [AutomaticSubscriptionStoreControlPlacement](https://developer.apple.com/documentation/storekit/automaticsubscriptionstorecontrolplacement).
public struct AutomaticSubscriptionStoreControlPlacement: SubscriptionStoreControlPlacement {
    /// The place.
    public let rawValue: SubscriptionStoreControlPlacementKey
    /// A place.
    public init(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }
    /// The plans scroll with the content, and the button is below.
    public static let automatic = Self(rawValue: .automatic)
    /// In a bar below the content.
    public static let bottomBar = Self(rawValue: .bottomBar)
    /// At the bottom.
    public static let bottom = Self(rawValue: .bottom)
    /// The plans scroll with the content, and the button is in a bar below it.
    public static let buttonsInBottomBar = Self(rawValue: .buttonsInBottomBar)
    /// All of them scroll with the content.
    public static let scrollView = Self(rawValue: .scrollView)
    /// Beside the content.
    public static let leading = Self(rawValue: .leading)
    /// Beside the content.
    public static let trailing = Self(rawValue: .trailing)
}

/// What the button of a subscription store says.
///
/// See [SubscriptionStoreButtonLabel](https://developer.apple.com/documentation/storekit/subscriptionstorebuttonlabel).
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    enum Kind: Hashable { case automatic, displayName, price, action }
    var kind = Kind.automatic
    /// Whether there are two lines.
    var isMultiline = false

    /// What suits the style.
    public static let automatic = SubscriptionStoreButtonLabel()
    /// The plan's name.
    public static let displayName = SubscriptionStoreButtonLabel(kind: .displayName)
    /// The plan's price.
    public static let price = SubscriptionStoreButtonLabel(kind: .price)
    /// What the button does.
    public static let action = SubscriptionStoreButtonLabel(kind: .action)
    /// One line.
    public static let singleLine = SubscriptionStoreButtonLabel()
    /// Two lines: the second one is the price.
    public static let multiline = SubscriptionStoreButtonLabel(isMultiline: true)

    /// The plan's name, in as many lines.
    public var displayName: Self { Self(kind: .displayName, isMultiline: isMultiline) }
    /// The plan's price, in as many lines.
    public var price: Self { Self(kind: .price, isMultiline: isMultiline) }
    /// What the button does, in as many lines.
    public var action: Self { Self(kind: .action, isMultiline: isMultiline) }
}
