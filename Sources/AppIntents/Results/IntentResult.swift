import Foundation
import SwiftUI

/// What an intent has done.
///
/// See [IntentResult](https://developer.apple.com/documentation/appintents/intentresult).
public protocol IntentResult: Sendable {
    /// The type of the value.
    associatedtype Value: _IntentValue
    /// The value, if there is one.
    var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result that says something. A button shows it in an alert.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view. A button shows it in a sheet.
public protocol ShowsSnippetView: IntentResult {}
/// A result with a view of another intent's. A button shows it in a sheet.
public protocol ShowsSnippetIntent: IntentResult {}
/// A result after which another intent is performed.
public protocol OpensIntent: IntentResult {}

/// A result of the app's.
///
/// See [IntentResultContainer](https://developer.apple.com/documentation/appintents/intentresultcontainer).
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent, Snippet, Dialog>: IntentResult {
    /// The value, if there is one.
    public let value: Value?
    /// What it says.
    public let dialog: IntentDialog?
    let opened: (any AppIntent)?
    let view: SnippetContent?
    let snippet: (any SnippetIntent)?

    init(
        _ value: Value?, _ dialog: IntentDialog?, opens opened: (any AppIntent)?, view: SnippetContent? = nil,
        snippet: (any SnippetIntent)? = nil
    ) {
        (self.value, self.dialog, self.opened) = (value, dialog, opened)
        (self.view, self.snippet) = (view, snippet)
    }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog {}
extension IntentResultContainer: ShowsSnippetView {}
extension IntentResultContainer: ShowsSnippetIntent {}
extension IntentResultContainer: OpensIntent {}

/// A view that an intent has made, on whichever thread it is performed. It is used on the main thread only.
struct SnippetContent: @unchecked Sendable {
    private let content: any View

    init(_ content: any View) { self.content = content }

    @MainActor var view: AnyView { AnyView(erasing: content) }
}

/// What a window shows of a result.
protocol ShownResult {
    var shownDialog: IntentDialog? { get }
    var shownView: SnippetContent? { get }
    var shownSnippet: (any SnippetIntent)? { get }
    var nextIntent: (any AppIntent)? { get }
}

extension IntentResultContainer: ShownResult {
    var shownDialog: IntentDialog? { dialog }
    var shownView: SnippetContent? { view }
    var shownSnippet: (any SnippetIntent)? { snippet }
    var nextIntent: (any AppIntent)? { opened }
}
