import Foundation
import UIKit

/// Names one loading of a page.
///
/// See [WKNavigation](https://developer.apple.com/documentation/webkit/wknavigation).
@preconcurrency @MainActor
open class WKNavigation: NSObject {
    /// The preferences that the navigation has.
    public internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.recommended
    let content: PageContent
    let type: WKNavigationType
    /// Where the page comes to in the history.
    let place: Place
    var stage = Stage.asked
    /// Asks the delegate, and gets the page.
    var loading: Task<Void, Never>?

    enum Place {
        case append, keep
        case entry(WKBackForwardListItem)
    }

    enum Stage { case asked, started, shown, committed, ended }

    init(_ content: PageContent, type: WKNavigationType, place: Place) {
        (self.content, self.type, self.place) = (content, type, place)
    }
}

/// Why a page is to be loaded.
public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

/// What becomes of an action.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel, allow
    /// As `cancel`: there are no downloads here.
    case download
}

/// What becomes of a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel, allow
    /// As `cancel`: there are no downloads here.
    case download
}

/// An action that leads to a page.
///
/// See [WKNavigationAction](https://developer.apple.com/documentation/webkit/wknavigationaction).
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// The page from which the action comes.
    public let sourceFrame: WKFrameInfo
    /// The frame that the page is for; nil for a new window.
    public let targetFrame: WKFrameInfo?
    /// Why the page is to be loaded.
    public let navigationType: WKNavigationType
    /// What is to be loaded.
    public let request: URLRequest
    /// Always false: a browser saves files by itself.
    public let shouldPerformDownload = false
    /// The modifier keys that were held. None are known here.
    public let modifierFlags: UIKeyModifierFlags = []
    /// The button that was pressed: the first one.
    public let buttonNumber = 1

    init(source: WKFrameInfo, target: WKFrameInfo?, type: WKNavigationType, request: URLRequest) {
        (sourceFrame, targetFrame, navigationType, self.request) = (source, target, type, request)
    }
}

/// The response to a request. Another site's is not known here: it has the address alone.
///
/// See [WKNavigationResponse](https://developer.apple.com/documentation/webkit/wknavigationresponse).
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// Whether it is the page's. It always is here.
    public let isForMainFrame = true
    /// The response.
    public let response: URLResponse
    /// Whether it can be shown. It always can be: what can't be has failed already.
    public let canShowMIMEType = true

    init(_ response: URLResponse) { self.response = response }
}

/// What a page asks of a new window. Nothing is known here.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
    /// Nil.
    public let menuBarVisibility: NSNumber? = nil
    /// Nil.
    public let statusBarVisibility: NSNumber? = nil
    /// Nil.
    public let toolbarsVisibility: NSNumber? = nil
    /// Nil.
    public let allowsResizing: NSNumber? = nil
    /// Nil.
    public let x: NSNumber? = nil
    /// Nil.
    public let y: NSNumber? = nil
    /// Nil.
    public let width: NSNumber? = nil
    /// Nil.
    public let height: NSNumber? = nil
}

/// A file that a page gives instead of showing it. Missing: a browser saves it by itself.
@available(*, unavailable, message: "a browser saves files by itself")
open class WKDownload: NSObject {}
