import Foundation
import FoundationAdditions
import SwiftUI

extension AppIntent {
    /// Asks whether to go on. A refusal is thrown.
    public func requestConfirmation() async throws { try await IntentDesk.confirm(Self.title, nil, .continue) }

    /// Asks whether to go on. A refusal is thrown.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog
    ) async throws {
        try await IntentDesk.confirm(Self.title, dialog, actionName)
    }

    /// Asks whether to go on, with a view. A refusal is thrown.
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
    ) async throws {
        try await IntentDesk.confirm(Self.title, dialog, actionName, SnippetContent(content()))
    }

    /// Asks whether a result is right. A refusal is thrown.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        let shown = result as? any ShownResult
        try await IntentDesk.confirm(Self.title, shown?.shownDialog, confirmationActionName, shown?.shownView)
    }

    /// Waits until the app is in the foreground, where it always is.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {}

    /// The error by which an intent says that it goes on in the foreground.
    public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true)
        -> AppIntentError
    {
        AppIntentError(dialog.map { .asked($0) } ?? .noWindow)
    }
}

extension IntentParameter {
    /// The error of a parameter without a value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError((dialog ?? requestValueDialog).map { .asked($0) } ?? .needsValue(titleText))
    }

    /// The error of a parameter of which one of several values has to be chosen.
    public func needsDisambiguationError(among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil)
        -> AppIntentError
    {
        needsValueError(dialog)
    }

    /// Asks for a value. Only Siri and Shortcuts can, so this throws.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        throw needsValueError(dialog)
    }

    /// The error of a parameter without a value.
    public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

    /// Asks whether a value is right.
    public func requestConfirmation(for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil) async throws
        -> Bool
    {
        let text = dialog ?? IntentDialog(stringLiteral: shownText(of: itemToConfirm))
        return try await IntentDesk.asks(title ?? "", text, .continue)
    }

    /// Asks for one of several values.
    public func requestDisambiguation(among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil)
        async throws -> Value.ValueType
    {
        let answers = itemsToDisambiguate.map { IntentDesk.Answer(text: shownText(of: $0)) }
        let cancel = IntentDesk.Answer(role: .cancel)
        let index = try await IntentDesk.choose(title ?? "", dialog ?? requestValueDialog, answers + [cancel])
        guard index < itemsToDisambiguate.count else { throw AppIntentError(.refused) }
        return itemsToDisambiguate[index]
    }
}

/// A value as it is shown: by its display representation, if it has one.
func shownText(of value: Any) -> String {
    guard let value = value as? any CustomLocalizedStringResourceConvertible else { return "\(value)" }
    return String(localized: value.localizedStringResource)
}
