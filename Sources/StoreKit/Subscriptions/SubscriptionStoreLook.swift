import SwiftUI
import SwiftUICore

/// How an app wants its subscription stores to look.
struct SubscriptionStoreLook {
    var style: (@MainActor (SubscriptionStoreControlStyleConfiguration) -> AnyView)?
    var placement = SubscriptionStoreControlPlacementKey.automatic
    var buttonLabel = SubscriptionStoreButtonLabel.automatic
    var icon: (@MainActor (Product, Product.SubscriptionInfo) -> AnyView)?
    var itemBackground: AnyShapeStyle?
    var controlBackground: AnyShapeStyle?
    var signIn: (@MainActor () -> Void)?
    var policies: [SubscriptionStorePolicyKind: SubscriptionStorePolicyDestination] = [:]
    var policyStyle: AnyShapeStyle?

    @MainActor func make(_ configuration: SubscriptionStoreControlStyleConfiguration) -> AnyView {
        style?(configuration)
            ?? AnyView(AutomaticSubscriptionStoreControlStyle().makeBody(configuration: configuration))
    }
}

/// Where a policy can be read.
enum SubscriptionStorePolicyDestination {
    case url(URL)
    case view(AnyView)
}

private struct SubscriptionStoreLookKey: EnvironmentKey {
    static var defaultValue: SubscriptionStoreLook { SubscriptionStoreLook() }
}

extension EnvironmentValues {
    var subscriptionStoreLook: SubscriptionStoreLook {
        get { self[SubscriptionStoreLookKey.self] }
        set { self[SubscriptionStoreLookKey.self] = newValue }
    }
}

/// A text that a subscription store links to.
///
/// See [SubscriptionStorePolicyKind](https://developer.apple.com/documentation/storekit/subscriptionstorepolicykind).
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
    fileprivate let name: String
    /// The terms of service.
    public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
    /// The privacy policy.
    public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")
}

extension View {
    /// Sets the style of the controls of subscription stores in the view.
    public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
        transformEnvironment(\.subscriptionStoreLook) { $0.style = { AnyView(style.makeBody(configuration: $0)) } }
    }

    /// Sets the style of the controls of subscription stores in the view, and where they are.
    public func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
        _ style: S, placement: S.Placement
    ) -> some View {
        subscriptionStoreControlStyle(style)
            .transformEnvironment(\.subscriptionStoreLook) { $0.placement = placement.rawValue }
    }

    /// Sets what the buttons of subscription stores in the view say.
    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
        transformEnvironment(\.subscriptionStoreLook) { $0.buttonLabel = label }
    }

    /// Sets the icons of the plans of subscription stores in the view.
    public func subscriptionStoreControlIcon<Icon: View>(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
    ) -> some View {
        transformEnvironment(\.subscriptionStoreLook) { $0.icon = { AnyView(icon($0, $1)) } }
    }

    /// Sets the background of the plans of subscription stores in the view.
    public func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle) -> some View {
        transformEnvironment(\.subscriptionStoreLook) { $0.itemBackground = AnyShapeStyle(backgroundStyle) }
    }

    /// Sets the background of the controls of subscription stores in the view.
    public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\.subscriptionStoreLook) { $0.controlBackground = AnyShapeStyle(style) }
    }

    /// Sets the background of the controls of subscription stores in the view.
    public func subscriptionStoreControlBackground(_ style: SubscriptionStoreControlBackground) -> some View {
        transformEnvironment(\.subscriptionStoreLook) { $0.controlBackground = style.style }
    }

    /// Sets what the sign-in button of subscription stores in the view does. Without an action there is no such button.
    public func subscriptionStoreSignInAction(_ action: (@MainActor () -> Void)?) -> some View {
        transformEnvironment(\.subscriptionStoreLook) { $0.signIn = action }
    }

    /// Sets the address of a policy of subscription stores in the view.
    public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View {
        transformEnvironment(\.subscriptionStoreLook) { $0.policies[button] = .url(url) }
    }

    /// Sets the view of a policy of subscription stores in the view.
    public func subscriptionStorePolicyDestination<D: View>(
        for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> D
    ) -> some View {
        let view = AnyView(destination())
        return transformEnvironment(\.subscriptionStoreLook) { $0.policies[button] = .view(view) }
    }

    /// Sets the color of the links to the policies of subscription stores in the view.
    public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\.subscriptionStoreLook) { $0.policyStyle = AnyShapeStyle(style) }
    }

    /// Sets the colors of the links to the policies of subscription stores in the view, and of the text between them.
    public func subscriptionStorePolicyForegroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle
    ) -> some View { subscriptionStorePolicyForegroundStyle(primary) }
}

/// The background of a subscription store's controls.
///
/// See [SubscriptionStoreControlBackground](https://developer.apple.com/documentation/storekit/subscriptionstorecontrolbackground).
public struct SubscriptionStoreControlBackground: Sendable {
    fileprivate let style: AnyShapeStyle?
    /// The default background.
    public static var automatic: SubscriptionStoreControlBackground { .init(style: nil) }
    /// A material.
    public static var gradientMaterial: SubscriptionStoreControlBackground {
        .init(style: AnyShapeStyle(.regularMaterial))
    }
    /// A thin material.
    public static var gradientMaterialThin: SubscriptionStoreControlBackground {
        .init(style: AnyShapeStyle(.thinMaterial))
    }
    /// A thick material.
    public static var gradientMaterialThick: SubscriptionStoreControlBackground {
        .init(style: AnyShapeStyle(.thickMaterial))
    }
}

/// The links to a store's policies.
struct StorePolicies: View {
    @State private var shown: SubscriptionStorePolicyKind?
    @Environment(\.subscriptionStoreLook) private var look
    @Environment(\.openURL) private var openURL

    private var kinds: [SubscriptionStorePolicyKind] {
        [.termsOfService, .privacyPolicy].filter { look.policies[$0] != nil }
    }

    private var isShown: Binding<Bool> { Binding(get: { shown != nil }, set: { if !$0 { shown = nil } }) }

    var body: some View {
        HStack(spacing: 6) {
            ForEach(kinds, id: \.self) { kind in
                if kind != kinds.first { Text.system("and").foregroundStyle(.secondary) }
                Button {
                    open(kind)
                } label: {
                    kind == .termsOfService ? Text.system("Terms of Service") : Text.system("Privacy Policy")
                }
            }
        }
        .foregroundStyle(look.policyStyle ?? AnyShapeStyle(.tint))
        .sheet(isPresented: isShown) {
            if let shown, case .view(let view) = look.policies[shown] { view }
        }
    }

    private func open(_ kind: SubscriptionStorePolicyKind) {
        switch look.policies[kind] {
        case .url(let url): openURL(url)
        case .view: shown = kind
        case nil: break
        }
    }
}
