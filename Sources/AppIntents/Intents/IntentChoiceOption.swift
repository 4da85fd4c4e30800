import Foundation
import FoundationAdditions
import SwiftUI

/// One of the answers to an intent's question.
///
/// See [IntentChoiceOption](https://developer.apple.com/documentation/appintents/intentchoiceoption).
public struct IntentChoiceOption: Hashable, Sendable {
    /// How an answer looks.
    public enum Style: Hashable, Sendable {
        case `default`, destructive, cancel
    }

    /// The answer's text.
    public let title: LocalizedStringResource
    /// How it looks.
    public let style: Style

    /// An answer.
    public init(title: LocalizedStringResource, style: Style = .default) { (self.title, self.style) = (title, style) }

    /// The answer that stops the intent.
    public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)
    /// The answer that stops the intent, in the app's words.
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
        IntentChoiceOption(title: title, style: .cancel)
    }

    fileprivate var answer: IntentDesk.Answer {
        let roles: [Style: ButtonRole] = [.destructive: .destructive, .cancel: .cancel]
        return IntentDesk.Answer(text: self == .cancel ? nil : String(localized: title), role: roles[style])
    }
}

extension AppIntent {
    /// One of the answers to an intent's question.
    public typealias Option = IntentChoiceOption

    /// Asks for one of several answers. One with the style `cancel` is thrown.
    public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog? = nil) async throws
        -> IntentChoiceOption
    {
        try await choice(options, dialog, nil)
    }

    /// Asks for one of several answers, with a view. One with the style `cancel` is thrown.
    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
    ) async throws -> IntentChoiceOption {
        try await choice(options, dialog, SnippetContent(view))
    }

    /// Asks for one of several answers, with a view. One with the style `cancel` is thrown.
    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, @ViewBuilder content: () -> Content
    ) async throws -> IntentChoiceOption {
        try await choice(options, dialog, SnippetContent(content()))
    }

    private func choice(_ options: [IntentChoiceOption], _ dialog: IntentDialog?, _ content: SnippetContent?)
        async throws -> IntentChoiceOption
    {
        let option = options[try await IntentDesk.choose(Self.title, dialog, options.map(\.answer), content)]
        guard option.style != .cancel else { throw AppIntentError(.refused) }
        return option
    }
}
