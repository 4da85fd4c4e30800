import SwiftUI
import SwiftUICore

/// A button that a store view has beside its products.
///
/// See [StoreButtonKind](https://developer.apple.com/documentation/storekit/storebuttonkind).
public struct StoreButtonKind: Hashable, Sendable {
    fileprivate let name: String
    /// Dismisses the store. It is there in a presented store.
    public static let cancellation = StoreButtonKind(name: "cancellation")
    /// Brings the visitor's purchases up to date. It is hidden unless the app shows it.
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    /// Signs in to the app's own service. It is there if the app has an action for it.
    public static let signIn = StoreButtonKind(name: "signIn")
    /// Asks for an offer code. It is hidden unless the app shows it.
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    /// The terms of service and the privacy policy. They are there if the app has said where they are.
    public static let policies = StoreButtonKind(name: "policies")
}

private struct StoreButtonsKey: EnvironmentKey {
    static var defaultValue: [StoreButtonKind: Visibility] { [:] }
}

extension EnvironmentValues {
    var storeButtons: [StoreButtonKind: Visibility] {
        get { self[StoreButtonsKey.self] }
        set { self[StoreButtonsKey.self] = newValue }
    }
}

extension View {
    /// Sets whether store views within this view have some buttons.
    public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
        transformEnvironment(\.storeButtons) { for kind in buttonKinds { $0[kind] = visibility } }
    }
}

/// The buttons below a store's products.
struct StoreFooter: View {
    /// Whether the store sells subscriptions, which have more buttons.
    let sellsSubscriptions: Bool
    @State private var isRestoring = false
    @State private var isRedeeming = false
    @Environment(\.storeButtons) private var buttons
    @Environment(\.subscriptionStoreLook) private var look

    var body: some View {
        VStack(spacing: 10) {
            if buttons[.restorePurchases] == .visible { restore }
            if sellsSubscriptions, buttons[.redeemCode] == .visible { redeem }
            if sellsSubscriptions, let action = look.signIn, buttons[.signIn] != .hidden {
                Button {
                    action()
                } label: {
                    Text.system("Already subscribed? Sign In")
                }
            }
            if sellsSubscriptions, buttons[.policies] != .hidden, !look.policies.isEmpty { StorePolicies() }
        }
        .font(.footnote)
        .buttonStyle(.borderless)
    }

    private var restore: some View {
        Button {
            isRestoring = true
            Task {
                try? await AppStore.sync()
                isRestoring = false
            }
        } label: {
            Text.system("Restore Missing Purchases")
        }
        .disabled(isRestoring)
    }

    private var redeem: some View {
        Button {
            isRedeeming = true
        } label: {
            Text.system("Redeem Code")
        }
        .offerCodeRedemption(isPresented: $isRedeeming)
    }
}

/// The button that dismisses a presented store.
struct StoreCloseButton: View {
    @Environment(\.storeButtons) private var buttons
    @Environment(\.isPresented) private var isPresented
    @Environment(\.dismiss) private var dismiss

    private var isShown: Bool {
        switch buttons[.cancellation] {
        case .visible: true
        case .hidden: false
        default: isPresented
        }
    }

    var body: some View {
        if isShown {
            Button(role: .cancel) {
                dismiss()
            } label: {
                Image(systemName: "xmark").font(.footnote.bold()).foregroundStyle(.secondary)
                    .frame(width: 30, height: 30).background(.thinMaterial, in: .circle)
            }
            .buttonStyle(.plain)
            .padding()
            .accessibilityLabel(Text.system("Close"))
        }
    }
}
