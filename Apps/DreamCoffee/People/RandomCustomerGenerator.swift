import SwiftUI
import Foundation
import FoundationModels
import os

/// Makes up the guest who bears the name of somebody whom the player knows.
@MainActor
final class RandomCustomerGenerator {
    /// Makes the session that the guest is made up in; tests give one with a scripted model.
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

    /// Whether the system would ask the player now.
    var needsPermission: Bool { contactsTool.needsPermission() }

    /// How often a guest of a name is made up before that is given up.
    private static let attemptCountMax = 3

    /// A guest. The model looks the name up by its tool; a model that doesn't, or can't, gets the name given.
    ///
    /// - Throws: ``EncounterError/noPresentableGuest`` where the model makes up nobody whom one could let in, or the
    ///   model's own error.
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

    /// Nil if the model made the name up instead of asking, or has failed for the tool, as models do that know none.
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
        // A name that was cut off, or copied with a wrong letter, is nobody's.
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
