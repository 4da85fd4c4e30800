import BrowserTesting
import Foundation
import SwiftUI
import Testing

@testable import StoreKit

private struct BeanShop: View {
    @State private var bought = "nothing"

    var body: some View {
        VStack {
            Text(verbatim: "bought \(bought)")
            ProductView(id: "beans")
        }
        .onInAppPurchaseCompletion { product, result in
            if case .success(.success(.verified(let transaction))) = result {
                bought = "\(transaction.purchasedQuantity) \(product.displayName)"
            }
        }
    }
}

@MainActor
@Suite("Purchases in Chromium", .serialized)
struct PurchasePageTests {
    private static let store = """
        { "products": [ { "displayPrice": "1.99", "productID": "beans", "type": "Consumable", "referenceName": "Beans",
            "localizations": [ { "displayName": "Beans", "description": "A bag.", "locale": "en_US" } ] } ] }
        """

    @Test(arguments: [390, 1200])
    func `a visitor buys in a sheet of the page`(width: Int) async throws {
        StoreFile.configuration = try StoreConfiguration(parsing: Array(Self.store.utf8))
        defer { StoreFile.configuration = StoreConfiguration() }
        try await ViewPage.run(BeanShop(), options: PageOptions(width: width, height: 844)) { view in
            try await view.page.click("[data-identifier='StoreKit.price.beans']")
            try await view.page.waitFor("document.querySelector('dialog:modal') !== null")
            try await view.page.waitFor("document.querySelector('dialog').innerText.includes('Nothing is charged')")
            try await view.page.waitFor("document.getAnimations().length === 0")
            try await view.page.click("[data-identifier='StoreKit.confirm']")
            try await view.waitForText("bought 1 Beans")
            try await view.page.waitFor("document.querySelector('dialog') === null")
        }
    }
}
