import SwiftUI
import Foundation
import FoundationModels
import os

/// Generates the guest with the name of somebody whom the player knows.
@MainActor
final class RandomCustomerGenerator {
    /// Makes the session for generating the guest; tests use a scripted model.
    typealias SessionMaker = @MainActor (_ tools: [any Tool], _ instructions: String) -> LanguageModelSession

    private var contactsTool: ContactsTool
    private let language: GameLanguage
    private let deadline: ReplyDeadline
    private let makeSession: SessionMaker

    init(
        contactsTool: ContactsTool = ContactsTool(), language: GameLanguage = .preferred,
        deadline: ReplyDeadline = ReplyDeadline(),
        makeSession: @escaping SessionMaker = { LanguageModelSession(tools: $0, instructions: $1) }
    ) {
        self.contactsTool = contactsTool
        self.contactsTool.language = language
        self.language = language
        self.deadline = deadline
        self.makeSession = makeSession
    }

    /// Whether the system would ask the player for permission.
    var needsPermission: Bool { contactsTool.needsPermission() }

    /// How often a guest with a given name is generated before the game gives up.
    private static let attemptCountMax = 3

    /// A guest. The model looks up the name with its tool; a model that doesn't, or can't, is given the name.
    ///
    /// - Throws: ``EncounterError/noPresentableGuest`` if the model generates no acceptable guest, or the model's own error.
    func generate() async throws -> GeneratedCustomer {
        if let customer = try await lookUp(), customer.isPresentable(in: language) { return customer }
        let month = contactsTool.calendar.component(.month, from: contactsTool.today)
        let name = await contactsTool.nameOfPerson(bornIn: month)
        for _ in 0..<Self.attemptCountMax {
            let customer = try await generate(named: name)
            if customer.isPresentable(in: language) { return customer }
        }
        throw EncounterError.noPresentableGuest
    }

    /// Nil if the model invented the name instead of calling the tool, or has failed because of the tool, as models without tool
    /// support do.
    private func lookUp() async throws -> GeneratedCustomer? {
        do {
            return try await generateWithTool()
        } catch let error where ModelFailure(error) == .tools {
            Logging.general.notice("Nobody was looked up: \(String(describing: error), privacy: .public)")
            return nil
        }
    }

    private func generateWithTool() async throws -> GeneratedCustomer? {
        let instructions = language.text(
            "Use the \(contactsTool.name) tool to get a name for a customer.")
        let session = makeSession([contactsTool], instructions)
        let request = request
        let customer = try await deadline.limit {
            try await session.respond(to: request, generating: GeneratedCustomer.self).content
        }
        let names = session.transcript.compactMap { entry -> String? in
            guard case .toolOutput(let output) = entry else { return nil }
            return output.segments.map(\.description).joined()
        }
        // Rejects a name that was truncated or copied incorrectly.
        return names.contains(customer.displayName) ? customer : nil
    }

    private func generate(named name: String) async throws -> GeneratedCustomer {
        let session = makeSession([], EncounterPrompts.dreaming(in: language))
        let (request, form) = (language.text("\(request) The name is \(name)."), try DreamForm.customer(named: name))
        let content = try await deadline.limit {
            try await session.respond(to: request, schema: form, options: DreamForm.options).content
        }
        return try GeneratedCustomer(content)
    }

    private var request: String {
        language.text(
            """
            Make up a friendly customer who enjoys coffee. The customer must have the name of somebody in the contacts.
            """)
    }
}
