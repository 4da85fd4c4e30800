import SwiftUI
import SwiftUICore

/// A button for each plan.
struct SubscriptionButtons: View {
    let configuration: SubscriptionStoreControlStyleConfiguration
    @Environment(\.subscriptionControlParts) private var parts

    var body: some View {
        if parts.contains(.button) {
            VStack(spacing: 10) {
                ForEach(configuration.options) { option in
                    SubscribeButton(option: option, standing: configuration.options.count > 1)
                }
            }
        }
    }
}

/// The plans, of which one is chosen, and the button that subscribes to it.
struct SubscriptionPicker: View {
    let configuration: SubscriptionStoreControlStyleConfiguration
    var isProminent = false
    var isHorizontal = false
    @Environment(\.subscriptionControlParts) private var parts

    var body: some View {
        VStack(spacing: 14) {
            if parts.contains(.options) {
                if isHorizontal {
                    HStack(alignment: .top, spacing: 10) { items }.fixedSize(horizontal: false, vertical: true)
                } else {
                    VStack(spacing: 10) { items }
                }
            }
            if parts.contains(.button), let chosen = configuration.chosen { SubscribeButton(option: chosen) }
        }
        .padding(.vertical, parts.contains(.options) ? 10 : 0)
    }

    private var items: some View {
        ForEach(configuration.options) { option in
            PlanItem(
                option: option, isChosen: option.id == configuration.chosen?.id, isProminent: isProminent,
                isNarrow: isHorizontal
            ) { configuration.selection.wrappedValue = option.id }
        }
    }
}

/// One plan of a picker.
private struct PlanItem: View {
    let option: SubscriptionStoreControlStyleConfiguration.Option
    let isChosen: Bool
    let isProminent: Bool
    let isNarrow: Bool
    let choose: () -> Void
    @Environment(\.subscriptionStoreLook) private var look

    private var product: Product { option.subscription }
    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 14) }

    var body: some View {
        Button(action: choose) {
            HStack(alignment: .top, spacing: 12) {
                if !isNarrow, let icon = look.icon, let subscription = product.subscription {
                    icon(product, subscription).font(.title3).frame(width: 32).accessibilityHidden(true)
                }
                texts.frame(maxWidth: .infinity, alignment: .leading)
                mark
            }
            .padding(14)
            .frame(maxHeight: isNarrow ? .infinity : nil, alignment: .top)
            .background(look.itemBackground ?? AnyShapeStyle(.fill.tertiary), in: shape)
            .overlay { if isChosen, isProminent { shape.strokeBorder(.tint, lineWidth: 2) } }
            .contentShape(shape)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
        .accessibilityIdentifier("StoreKit.plan.\(product.id)")
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: 3) {
            Text(verbatim: product.displayName).font(.headline)
            product.terms(of: option.activeOffer).font(.subheadline)
            if !product.description.isEmpty {
                Text(verbatim: product.description).font(.footnote).foregroundStyle(.secondary)
            }
            if option.relationship == .current { Text.system("Current Plan").font(.footnote.bold()) }
        }
        .multilineTextAlignment(.leading)
    }

    private var mark: some View {
        Image(systemName: isChosen ? "checkmark.circle.fill" : "circle").font(.title3)
            .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            .accessibilityHidden(true)
    }
}

/// The button that subscribes to a plan, and what that means.
private struct SubscribeButton: View {
    let option: SubscriptionStoreControlStyleConfiguration.Option
    /// Whether the button stands among others, so that it has to name its plan.
    var standing = false
    @Environment(\.subscriptionStoreLook) private var look

    private var product: Product { option.subscription }

    var body: some View {
        VStack(spacing: 6) {
            Button {
                option.subscribe()
            } label: {
                VStack(spacing: 2) {
                    title.fontWeight(.semibold)
                    if look.buttonLabel.isMultiline { product.terms(of: option.activeOffer).font(.footnote) }
                }
                .multilineTextAlignment(.center)
                .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .disabled(option.isRenewing)
            .accessibilityIdentifier("StoreKit.subscribe.\(product.id)")
            if !look.buttonLabel.isMultiline {
                caption.font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center)
            }
        }
    }

    private var title: Text {
        switch look.buttonLabel.kind {
        case .displayName: Text(verbatim: product.displayName)
        case .price: product.terms(of: option.activeOffer)
        case .action: action
        case .automatic: standing ? Text(verbatim: product.displayName) : action
        }
    }

    private var action: Text {
        if option.isRenewing { return .system("You’re subscribed.") }
        return option.activeOffer?.paymentMode == .freeTrial ? .system("Try It Free") : .system("Subscribe")
    }

    private var caption: Text {
        if option.activeOffer != nil { return product.terms(of: option.activeOffer) }
        return .system("Plan auto-renews for \(product.priceAndPeriod) until canceled.")
    }
}
