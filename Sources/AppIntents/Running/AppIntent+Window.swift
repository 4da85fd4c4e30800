import Foundation
import FoundationAdditions
import SwiftUICore
@_spi(Nodes) import ViewTree

extension AppIntent {
    /// Performs the intent in the window whose code runs, and shows there what it says or why it failed.
    @MainActor
    func start() {
        let desk = IntentDesk.current
        Task { await run(desk) }
    }

    @MainActor
    private func run(_ desk: IntentDesk?) async {
        do {
            let result = try await performResolved()
            if let shown = result as? any ShownResult { try await present(shown, desk) }
        } catch {
            guard !error.isRefusal else { return }
            _ = await desk?.show(Self.title, error.shownText)
        }
    }

    @MainActor
    private func present(_ result: any ShownResult, _ desk: IntentDesk?) async throws {
        let view = try await result.shownSnippet?.snippet() ?? result.shownView
        if view != nil || result.shownDialog != nil {
            _ = await desk?.show(Self.title, result.shownDialog.map { String(localized: $0.full) }, view)
        }
        await result.nextIntent?.run(desk)
    }

    /// The view that the intent makes.
    fileprivate func snippet() async throws -> SnippetContent? {
        (try await performResolved() as? any ShownResult)?.shownView
    }
}

extension Error {
    /// Whether the visitor stopped the intent, so that nobody has to be told.
    fileprivate var isRefusal: Bool {
        self is CancellationError || (self as? AppIntentError)?.reason == .refused
    }

    /// The error in the app's own words, if it has some.
    fileprivate var shownText: String {
        (self as? any CustomLocalizedStringResourceConvertible).map { String(localized: $0.localizedStringResource) }
            ?? localizedDescription
    }
}
