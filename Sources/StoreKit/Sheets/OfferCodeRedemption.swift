import SwiftUI
import SwiftUICore

extension View {
    /// Shows a sheet for an offer code. Apple's store makes the codes, so none is known here, and the sheet says so.
    public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View {
        sheet(isPresented: isPresented) {
            onCompletion(.success(()))
        } content: {
            OfferCodeSheet()
        }
    }
}

/// A field for an offer code.
struct OfferCodeSheet: View {
    @State private var code = ""
    @State private var isUnknown = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField(text: $code) { Text.system("Code") }.onSubmit { isUnknown = true }
                } footer: {
                    if isUnknown { Text.system("This code isn’t valid.").foregroundStyle(.red) }
                }
            }
            .navigationTitle(Text.system("Redeem Code"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(role: .cancel) {
                        dismiss()
                    } label: {
                        Text.system("Cancel")
                    }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button {
                        isUnknown = true
                    } label: {
                        Text.system("Redeem")
                    }
                    .disabled(code.isEmpty)
                }
            }
        }
        .presentationDetents([.medium])
    }
}
