import Foundation
import SwiftUI

// The forms in which an app returns a result. On Apple's systems each combination has its own function.

extension IntentResult {
    /// A result, with what it says and the intent that is performed next.
    public static func result(opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer(nil, dialog, opens: opensIntent)
    }

    /// A value, with what the result says and the intent that is performed next.
    public static func result<ResultValue: _IntentValue>(
        value: ResultValue, opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil
    ) -> Self where Self == IntentResultContainer<ResultValue, Never, Never, Never> {
        IntentResultContainer(value, dialog, opens: opensIntent)
    }

    /// A view, with what the result says and the intent that is performed next.
    public static func result<Content: View>(
        opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil, view: Content
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer(nil, dialog, opens: opensIntent, view: SnippetContent(view))
    }

    /// A value and a view, with what the result says and the intent that is performed next.
    public static func result<ResultValue: _IntentValue, Content: View>(
        value: ResultValue, opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil, view: Content
    ) -> Self where Self == IntentResultContainer<ResultValue, Never, Never, Never> {
        IntentResultContainer(value, dialog, opens: opensIntent, view: SnippetContent(view))
    }

    /// A view, with what the result says and the intent that is performed next.
    public static func result<Content: View>(
        opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer(nil, dialog, opens: opensIntent, view: SnippetContent(content()))
    }

    /// A value and a view, with what the result says and the intent that is performed next.
    public static func result<ResultValue: _IntentValue, Content: View>(
        value: ResultValue, opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil,
        @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<ResultValue, Never, Never, Never> {
        IntentResultContainer(value, dialog, opens: opensIntent, view: SnippetContent(content()))
    }

    /// The view of another intent, with what the result says and the intent that is performed next.
    public static func result(
        opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil, snippetIntent: any SnippetIntent
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer(nil, dialog, opens: opensIntent, snippet: snippetIntent)
    }

    /// A value and the view of another intent, with what the result says and the intent that is performed next.
    public static func result<ResultValue: _IntentValue>(
        value: ResultValue, opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil,
        snippetIntent: any SnippetIntent
    ) -> Self where Self == IntentResultContainer<ResultValue, Never, Never, Never> {
        IntentResultContainer(value, dialog, opens: opensIntent, snippet: snippetIntent)
    }
}
