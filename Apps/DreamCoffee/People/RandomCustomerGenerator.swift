import SwiftUI
import Foundation
import FoundationModels
import os

/// Makes up the guest who bears the name of somebody whom the player knows.
@MainActor
final class RandomCustomerGenerator {
    /// Makes the session that the guest is made up in; tests give one with a scripted model.
    typealias SessionMaker = @MainActor (_ tools: [any Tool], _ instructions: String) -> LanguageModelSession

    private let contactsTool: ContactsTool
    private let language: GameLanguage
    private let makeSession: SessionMaker

    init(
        contactsTool: ContactsTool = ContactsTool(), language: GameLanguage = .preferred,
        makeSession: @escaping SessionMaker = { LanguageModelSession(tools: $0, instructions: $1) }
    ) {
        self.contactsTool = contactsTool
        self.language = language
        self.makeSession = makeSession
    }

    /// A guest. The model looks the name up by its tool; a model that doesn't gets the name given.
    func generate() async throws -> GeneratedCustomer {
        if let customer = try await generateWithTool() { return customer }
        let name = await contactsTool.nameOfPerson(bornIn: Calendar.current.component(.month, from: contactsTool.today))
        return try await generate(named: name)
    }

    /// Nil if the model made the name up instead of asking.
    private func generateWithTool() async throws -> GeneratedCustomer? {
        let instructions = language.text(
            "Use the \(contactsTool.name) tool to get a name for a customer.")
        let session = makeSession([contactsTool], instructions)
        let customer = try await session.respond(to: request, generating: GeneratedCustomer.self).content
        let names = session.transcript.compactMap { entry -> String? in
            guard case .toolOutput(let output) = entry else { return nil }
            return output.segments.map(\.description).joined()
        }
        return names.contains { $0.contains(customer.displayName) } ? customer : nil
    }

    private func generate(named name: String) async throws -> GeneratedCustomer {
        let session = makeSession([], EncounterPrompts.dreaming(in: language))
        let content = try await session.respond(
            to: language.text("\(request) The name is \(name)."), schema: DreamForm.customer(named: name),
            options: DreamForm.options
        ).content
        return try GeneratedCustomer(content)
    }

    private var request: String {
        language.text(
            """
            Make up a friendly customer who enjoys coffee. The customer must have the name of somebody in the contacts.
            """)
    }
}
