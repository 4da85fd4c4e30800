import SwiftUI
import SwiftUICore

/// Asks whether to buy a product. It names the product and its price, and says that nothing is charged.
struct PurchaseSheet: View {
    let question: PurchaseDesk.Question
    let choose: (Bool) -> Void

    private var product: Product { question.product }
    private var terms: PurchaseTerms { question.terms }

    var body: some View {
        VStack(spacing: 0) {
            heading
            VStack(alignment: .leading, spacing: 14) {
                summary
                Divider()
                price
                Divider()
                notice
                confirmation
            }
            .padding(20)
        }
        .frame(maxWidth: 480, maxHeight: .infinity, alignment: .top)
        .presentationDetents([.height(360)])
        .accessibilityIdentifier("StoreKit.purchase")
    }

    private var heading: some View {
        HStack {
            Text.system("App Store").font(.headline)
            Spacer()
            Button(role: .cancel) {
                choose(false)
            } label: {
                Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary)
            }
            .buttonStyle(.plain)
            .keyboardShortcut(.cancelAction)
            .accessibilityLabel(Text.system("Cancel"))
        }
        .padding(.horizontal, 20)
        .padding(.top, 18)
    }

    private var summary: some View {
        HStack(spacing: 12) {
            Image(systemName: product.subscription == nil ? "bag.fill" : "arrow.triangle.2.circlepath")
                .font(.title2)
                .foregroundStyle(.white)
                .frame(width: 52, height: 52)
                .background(.tint, in: .rect(cornerRadius: 12))
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: name).font(.headline)
                if !product.description.isEmpty {
                    Text(verbatim: product.description).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
                }
                kind.font(.footnote).foregroundStyle(.secondary)
            }
        }
    }

    private var name: String {
        question.order.quantity == 1 ? product.displayName : "\(product.displayName) × \(question.order.quantity)"
    }

    private var kind: Text {
        product.subscription == nil ? .system("In-App Purchase") : .system("Subscription")
    }

    private var total: String { (product.price * Decimal(question.order.quantity)).formatted(product.priceFormatStyle) }

    @ViewBuilder private var price: some View {
        switch terms.deed {
        case .buy: Text(verbatim: total).font(.title3.weight(.semibold))
        case .owned: Text.system("You already own this.").font(.headline)
        case .subscribe: product.terms(of: terms.offer).font(.headline)
        case .renew(let date):
            let start = date?.formatted(date: .abbreviated, time: .shortened)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: product.priceAndPeriod).font(.headline)
                if let start {
                    Text.system("Starting \(start)").font(.subheadline).foregroundStyle(.secondary)
                }
            }
        }
    }

    private var notice: some View {
        Label {
            Text.system("This is a test purchase from the app’s local configuration. Nothing is charged.")
        } icon: {
            Image(systemName: "info.circle")
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .fixedSize(horizontal: false, vertical: true)
    }

    private var confirmation: some View {
        Button {
            choose(true)
        } label: {
            action.fontWeight(.semibold).frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .keyboardShortcut(.defaultAction)
        .accessibilityIdentifier("StoreKit.confirm")
    }

    private var action: Text {
        switch terms.deed {
        case .buy: .system("Purchase")
        case .owned: .system("OK")
        case .subscribe, .renew: .system("Subscribe")
        }
    }
}
