import Foundation
import SwiftUI
import SwiftUICore
import UIKit

extension Transaction {
    /// How a request for a refund went.
    public enum RefundRequestStatus: Hashable, Sendable {
        /// It was sent, and here it was granted.
        case success
        /// The visitor decided not to.
        case userCancelled
    }

    /// Why a refund can't be requested.
    public enum RefundRequestError: LocalizedError, Hashable, Sendable {
        /// It was requested before.
        case duplicateRequest
        /// The request failed: the visitor has no such transaction.
        case failed

        /// The reason in words.
        public var errorDescription: String? {
            self == .failed ? "The request couldn’t be completed." : "A refund was requested already."
        }
    }
}

/// Asks why a purchase should be taken back, and takes it back.
struct RefundSheet: View {
    let transactionID: UInt64
    let finish: (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    @State private var isAppsFault = true

    private var entry: LedgerEntry? { StoreQuestions.account()?.ledger.entry(transactionID) }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    if let entry {
                        LabeledContent {
                            Text(verbatim: entry.price.formatted(.currency(code: entry.currency)))
                        } label: {
                            Text(verbatim: Product.known(entry.productID)?.displayName ?? entry.productID)
                        }
                    } else {
                        Text.system("There is no such purchase.")
                    }
                } footer: {
                    Text.system("This is a test purchase from the app’s local configuration. Nothing is charged.")
                }
                Picker(selection: $isAppsFault) {
                    Text.system("The app doesn’t work as expected").tag(true)
                    Text.system("Other").tag(false)
                } label: {
                    Text.system("Reason")
                }
                .pickerStyle(.inline)
            }
            .navigationTitle(Text.system("Request a Refund"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { buttons }
        }
    }

    @ToolbarContentBuilder private var buttons: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            Button(role: .cancel) {
                finish(.success(.userCancelled))
            } label: {
                Text.system("Cancel")
            }
        }
        ToolbarItem(placement: .confirmationAction) {
            Button {
                finish(refund())
            } label: {
                Text.system("Request")
            }
            .disabled(entry == nil)
        }
    }

    private func refund() -> Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError> {
        guard let account = StoreQuestions.account(), let entry else { return .failure(.failed) }
        guard entry.revocationDate == nil else { return .failure(.duplicateRequest) }
        let (now, reason) = (StoreAccount.clock.now(), Transaction.RevocationReason.self)
        account.change { $0.refund(entry.id, at: now, reason: isAppsFault ? reason.developerIssue : reason.other) }
        return .success(.success)
    }
}

extension View {
    /// Shows a sheet by which the visitor takes back a purchase. Here every request is granted.
    public func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
    ) -> some View {
        modifier(RefundRequest(transactionID: transactionID, isPresented: isPresented, onDismiss: onDismiss))
    }

    /// Shows a sheet with the visitor's subscriptions.
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        sheet(isPresented: isPresented) { SubscriptionsPage(group: nil) }
    }

    /// Shows a sheet with the visitor's subscription of a group.
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
        sheet(isPresented: isPresented) { SubscriptionsPage(group: subscriptionGroupID) }
    }
}

private struct RefundRequest: ViewModifier {
    let transactionID: UInt64
    @Binding var isPresented: Bool
    let onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)?
    @State private var result: Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>?

    func body(content: Content) -> some View {
        content.sheet(isPresented: $isPresented) {
            onDismiss?(result ?? .success(.userCancelled))
            result = nil
        } content: {
            RefundSheet(transactionID: transactionID) {
                result = $0
                isPresented = false
            }
        }
    }
}
