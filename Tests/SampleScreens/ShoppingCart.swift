import SwiftUI

/// A shop with a cart: quantities, a total, a promo code, and a checkout that can fail.
struct ShoppingCartScreen: View {
    @State private var cart = Cart()
    @State private var isCheckingOut = false

    var body: some View {
        NavigationStack {
            ProductList()
                .navigationTitle("Shop")
                .toolbar {
                    ToolbarItem(placement: .confirmationAction) {
                        Button {
                            isCheckingOut = true
                        } label: {
                            Image(systemName: "cart")
                                .overlay(alignment: .topTrailing) {
                                    if cart.count > 0 {
                                        Text("\(cart.count)")
                                            .font(.caption2.bold())
                                            .foregroundStyle(.white)
                                            .padding(5)
                                            .background(.red, in: Circle())
                                            .offset(x: 10, y: -10)
                                    }
                                }
                        }
                        .accessibilityLabel("Cart, \(cart.count) items")
                    }
                }
        }
        .environment(cart)
        .sheet(isPresented: $isCheckingOut, onDismiss: { cart.error = nil }) {
            CheckoutSheet(cart: cart).presentationDragIndicator(.visible)
        }
    }
}

private struct Product: Identifiable, Hashable {
    var id: String { name }
    let name: String
    let price: Decimal
    let symbol: String

    static let all = [
        Product(name: "Espresso", price: 2.5, symbol: "cup.and.saucer"),
        Product(name: "Croissant", price: 1.9, symbol: "takeoutbag.and.cup.and.straw"),
        Product(name: "Notebook", price: 12, symbol: "book.closed"),
        Product(name: "Umbrella", price: 24.95, symbol: "umbrella"),
    ]
}

private enum CartError: LocalizedError {
    case unknownCode(String)
    var errorDescription: String? { "The code can’t be used" }
    var failureReason: String? {
        if case .unknownCode(let code) = self { "Nobody has heard of “\(code)”." } else { nil }
    }
}

@Observable
private final class Cart {
    private(set) var lines: [Product: Int] = [:]
    var code = ""
    var error: CartError?
    var discount: Decimal = 0

    var count: Int { lines.values.reduce(0, +) }
    var total: Decimal {
        lines.reduce(into: Decimal.zero) { $0 += $1.key.price * Decimal($1.value) } * (1 - discount)
    }
    subscript(product: Product) -> Int {
        get { lines[product, default: 0] }
        set { lines[product] = newValue > 0 ? newValue : nil }
    }
    func redeem() {
        if code.uppercased() == "DREAM" { discount = 0.1 } else { error = .unknownCode(code) }
    }
}

private struct ProductList: View {
    @Environment(Cart.self) private var cart

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
                ForEach(Product.all) { product in
                    ProductCard(product: product, quantity: Bindable(cart)[product])
                }
            }
            .padding()
        }
    }
}

private struct ProductCard: View {
    let product: Product
    @Binding var quantity: Int

    var body: some View {
        VStack(alignment: .leading) {
            Image(systemName: product.symbol)
                .font(.system(size: 40))
                .frame(maxWidth: .infinity, minHeight: 90)
                .background(Color.accentColor.opacity(0.12), in: .rect(cornerRadius: 12))
            Text(product.name).font(.headline)
            Text(product.price, format: .currency(code: "EUR")).foregroundStyle(.secondary)
            if quantity == 0 {
                Button("Add to Cart") { quantity = 1 }.buttonStyle(.bordered).frame(maxWidth: .infinity)
            } else {
                Stepper("\(quantity)", value: $quantity, in: 0...9)
            }
        }
        .padding(12)
        .background {
            RoundedRectangle(cornerRadius: 16).fill(Color(uiColor: .secondarySystemBackground))
        }
    }
}

private struct CheckoutSheet: View {
    @Bindable var cart: Cart
    @Environment(\.dismiss) var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section("Items") {
                    ForEach(cart.lines.sorted { $0.key.name < $1.key.name }, id: \.key) { product, count in
                        LabeledContent {
                            Text(product.price * Decimal(count), format: .currency(code: "EUR"))
                        } label: {
                            Text(product.name)
                            Text("× \(count)")
                        }
                    }
                }
                Section {
                    TextField("Code", text: $cart.code).onSubmit(cart.redeem).textInputAutocapitalization(.characters)
                    Button("Redeem", action: cart.redeem).disabled(cart.code.isEmpty)
                }
                Section {
                    LabeledContent("Total", value: cart.total, format: .currency(code: "EUR")).font(.headline)
                }
            }
            .navigationTitle("Cart")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button("Pay") { dismiss() }.disabled(cart.count == 0) }
            }
            .alert(isPresented: .constant(cart.error != nil), error: cart.error) { _ in
                Button("OK") { cart.error = nil }
            } message: { error in
                Text(error.failureReason ?? "")
            }
        }
    }
}
