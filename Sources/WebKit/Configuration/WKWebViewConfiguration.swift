import Foundation
import UIKit

/// How a web view behaves.
///
/// See [WKWebViewConfiguration](https://developer.apple.com/documentation/webkit/wkwebviewconfiguration). A web view copies it,
/// as with Apple's; the objects in it are shared.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    /// Stored without effect: browsers decide about processes.
    open var processPool = WKProcessPool()
    /// The preferences of all pages.
    open var preferences = WKPreferences()
    /// The scripts and message handlers.
    open var userContentController = WKUserContentController()
    /// Stored without effect: what sites keep is the browser's.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// The preferences for a navigation, unless the navigation delegate decides otherwise.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// Stored without effect: a frame has the browser's name.
    open var applicationNameForUserAgent: String?
    /// Stored without effect: frames play films in the page.
    open var allowsInlineMediaPlayback = false
    /// Stored without effect: the browser decides.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// Stored without effect: the browser decides.
    open var allowsPictureInPictureMediaPlayback = true
    /// Stored without effect: the browser decides.
    open var allowsAirPlayForMediaPlayback = true
    /// Stored without effect: the browser draws as it loads.
    open var suppressesIncrementalRendering = false
    /// Stored without effect: browsers don't look for phone numbers.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// Stored without effect: the browser decides how texts are selected.
    open var selectionGranularity = WKSelectionGranularity.dynamic
    /// Stored without effect: the visitor's browser zooms.
    open var ignoresViewportScaleLimits = false
    /// Stored without effect: all navigations are the delegate's to decide.
    open var limitsNavigationsToAppBoundDomains = false
    /// Stored without effect: the browser decides.
    open var upgradeKnownHostsToHTTPS = true
    private(set) var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

    /// A configuration with the defaults.
    public override init() { super.init() }

    /// Registers a handler for a scheme of the app's. Traps for a scheme that browsers handle, as Apple's does.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        precondition(!WKWebView.handlesURLScheme(urlScheme), "WKWebView handles '\(urlScheme)' natively")
        schemeHandlers[urlScheme.lowercased()] = urlSchemeHandler
    }

    /// The handler for a scheme.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        schemeHandlers[urlScheme.lowercased()]
    }

    /// A copy, whose objects are the same.
    open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }

    func duplicate() -> WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        (copy.processPool, copy.preferences) = (processPool, preferences)
        (copy.userContentController, copy.websiteDataStore) = (userContentController, websiteDataStore)
        copy.defaultWebpagePreferences = defaultWebpagePreferences
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
        copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
        copy.suppressesIncrementalRendering = suppressesIncrementalRendering
        (copy.dataDetectorTypes, copy.selectionGranularity) = (dataDetectorTypes, selectionGranularity)
        copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
        copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
        copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
        copy.schemeHandlers = schemeHandlers
        return copy
    }
}

/// The process of web views. It has no effect here.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
    /// A pool.
    public override init() { super.init() }
}

/// Media that only the visitor may start.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The types with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Media with sound.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Media with pictures.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// All media.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What is found in texts and becomes a link.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The types with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Phone numbers.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Addresses of pages.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Postal addresses.
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    /// Numbers of parcels.
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
    /// Numbers of flights.
    public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
    /// What Spotlight would find.
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
    /// All types.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// How texts are selected.
public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }
