import SwiftUI
import SwiftUICore
@_spi(Nodes) import ViewTree

/// What a window asks its visitor about purchases, one question after another.
@MainActor @Observable
final class PurchaseDesk: WindowService {
    /// A product to buy, and what the purchase would do.
    struct Question: Identifiable {
        let id: Int
        let product: Product
        let order: Ledger.Order
        let terms: PurchaseTerms
        fileprivate let answer: CheckedContinuation<Bool, Never>
    }

    private var waiting: [Question] = []
    private var questionCount = 0
    private var isClosed = false
    @ObservationIgnored private var isConfirmed = false
    @ObservationIgnored private weak var graph: ViewGraph?
    /// Whether the sheet with the visitor's subscriptions is shown, for code outside of views.
    var showsSubscriptions = false

    init(graph: ViewGraph) { self.graph = graph }

    var current: Question? { waiting.first }

    /// Whether a question is shown. Dismissing it without an answer is a refusal.
    var isAsking: Bool {
        get { current != nil }
        set {
            guard !newValue else { return }
            let isConfirmed = isConfirmed
            self.isConfirmed = false
            answer(isConfirmed)
        }
    }

    /// Confirms or refuses the purchase; the sheet is dismissed. A second click of a double click doesn't answer the next question.
    func choose(_ isConfirmed: Bool, for question: Int) {
        guard current?.id == question else { return }
        self.isConfirmed = isConfirmed
        isAsking = false
    }

    /// Asks the visitor whether to buy a product. In a closed window the answer is no, and also while the same is being asked: a
    /// price was clicked twice.
    func confirm(_ product: Product, _ order: Ledger.Order, _ account: StoreAccount) async -> Bool {
        guard !isClosed, !waiting.contains(where: { $0.product.id == product.id }) else { return false }
        attach()
        questionCount += 1
        let terms = PurchaseTerms(product, order, account.currentLedger())
        return await withCheckedContinuation { answer in
            waiting.append(
                Question(id: questionCount, product: product, order: order, terms: terms, answer: answer))
        }
    }

    /// Adds the sheets to the window.
    func attach() { graph?.parts.attach("StoreKit") { AnyView(PurchaseSheets(desk: self)) } }

    private func answer(_ isConfirmed: Bool) {
        guard !waiting.isEmpty else { return }
        waiting.removeFirst().answer.resume(returning: isConfirmed)
    }

    func windowDidEnd() {
        isClosed = true
        while !waiting.isEmpty { answer(false) }
    }
}

/// The sheets that StoreKit shows over a window.
private struct PurchaseSheets: View {
    @Bindable var desk: PurchaseDesk

    var body: some View {
        Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
            .sheet(isPresented: $desk.isAsking) {
                if let question = desk.current {
                    PurchaseSheet(question: question) { desk.choose($0, for: question.id) }
                }
            }
            .background { Color.clear.sheet(isPresented: $desk.showsSubscriptions) { SubscriptionsPage(group: nil) } }
    }
}
