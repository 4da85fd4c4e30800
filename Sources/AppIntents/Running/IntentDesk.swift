import Foundation
import FoundationAdditions
import Observation
import SwiftUI
import SwiftUICore
@_spi(Nodes) import ViewTree

/// What intents say and ask in a window, one after the other.
@MainActor @Observable
final class IntentDesk: WindowService {
    /// What is shown: a message, or a question with answers.
    struct Card: Identifiable {
        let id: Int
        let title: LocalizedStringResource
        let message: String?
        let content: SnippetContent?
        let answers: [Answer]
        fileprivate let done: CheckedContinuation<Int?, Never>
    }

    /// A button of a card. Without a text it says "OK" or "Cancel".
    struct Answer: Sendable {
        var text: String?
        var role: ButtonRole?
    }

    private var waiting: [Card] = []
    private var count = 0
    private var isClosed = false
    @ObservationIgnored private var chosen: Int?
    @ObservationIgnored private weak var graph: ViewGraph?

    init(graph: ViewGraph) { self.graph = graph }

    /// The desk of the window whose code runs.
    static var current: IntentDesk? { ViewGraph.current?.service() }

    var card: Card? { waiting.first }

    /// Shows a card, and returns the index of the answer; nil if it was put away, or the window ended.
    func show(
        _ title: LocalizedStringResource, _ message: String?, _ content: SnippetContent? = nil,
        answers: [Answer] = [Answer()]
    ) async -> Int? {
        guard !isClosed, let graph, graph.isLiving else { return nil }
        graph.parts.attach("AppIntents") { AnyView(IntentCards(desk: self)) }
        count += 1
        return await withCheckedContinuation { done in
            waiting.append(
                Card(id: count, title: title, message: message, content: content, answers: answers, done: done))
        }
    }

    /// Chooses an answer; the card is put away then.
    func choose(_ answer: Int, of card: Int) {
        guard self.card?.id == card else { return }
        chosen = answer
    }

    /// A card has been put away.
    func putAway(_ card: Int) {
        guard self.card?.id == card else { return }
        let answer = chosen
        chosen = nil
        waiting.removeFirst().done.resume(returning: answer)
    }

    func windowDidEnd() {
        isClosed = true
        while let card { putAway(card.id) }
    }
}

extension IntentDesk {
    /// Whether the visitor agrees.
    static func asks(
        _ title: LocalizedStringResource, _ dialog: IntentDialog?, _ name: ConfirmationActionName,
        _ content: SnippetContent? = nil
    ) async throws -> Bool {
        guard let current else { throw AppIntentError(.noWindow) }
        let accept = Answer(
            text: name.accept.map { String(localized: $0) }, role: name.isDestructive ? .destructive : nil)
        let deny = Answer(text: name.deny.map { String(localized: $0) }, role: .cancel)
        let message = dialog.map { String(localized: $0.full) }
        return await current.show(title, message, content, answers: [accept, deny]) == 0
    }

    /// Throws if the visitor doesn't agree.
    static func confirm(
        _ title: LocalizedStringResource, _ dialog: IntentDialog?, _ name: ConfirmationActionName,
        _ content: SnippetContent? = nil
    ) async throws {
        guard try await asks(title, dialog, name, content) else { throw AppIntentError(.refused) }
    }

    /// The index of the answer that the visitor chooses. None is a refusal.
    static func choose(
        _ title: LocalizedStringResource, _ dialog: IntentDialog?, _ answers: [Answer],
        _ content: SnippetContent? = nil
    ) async throws -> Int {
        guard let current else { throw AppIntentError(.noWindow) }
        let message = dialog.map { String(localized: $0.full) }
        guard let index = await current.show(title, message, content, answers: answers) else {
            throw AppIntentError(.refused)
        }
        return index
    }
}
