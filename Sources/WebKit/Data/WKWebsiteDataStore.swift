import Foundation
@_spi(Nodes) import ViewTree

/// What sites keep. In a browser that is the browser's own, so this store has nothing.
///
/// See [WKWebsiteDataStore](https://developer.apple.com/documentation/webkit/wkwebsitedatastore). The app's HTML keeps nothing:
/// cookies and local storage fail in a frame without an origin. The default store is the current window's: visitors share none.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private static let ofNobody = WKWebsiteDataStore(isPersistent: true)

    /// Whether what it has is kept. It has nothing either way.
    public let isPersistent: Bool
    /// The cookies that the app has set; see ``WKHTTPCookieStore``.
    public let httpCookieStore = WKHTTPCookieStore()

    fileprivate init(isPersistent: Bool) { self.isPersistent = isPersistent }

    /// The store of all web views in the current window that name no other.
    open class func `default`() -> WKWebsiteDataStore {
        ViewGraph.current?.service(WebsiteData.self).store ?? ofNobody
    }
    /// A store that keeps nothing.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
    /// The types of data that there are, with Apple's names.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
            WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases,
        ]
    }

    /// There are never any records.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>,
        completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
    ) { completionHandler([]) }
    /// There are never any records.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }

    /// Removes the cookies that the app has set, if they are named.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
        completionHandler()
    }
    /// Removes the cookies that the app has set, if they are named.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        removeData(ofTypes: dataTypes, modifiedSince: date) {}
    }
    /// There are no records to remove.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) { completionHandler() }
    /// There are no records to remove.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}
}

/// A window's default store.
@MainActor
private final class WebsiteData: WindowService {
    let store = WKWebsiteDataStore(isPersistent: true)
    init(graph: ViewGraph) {}
}

/// What a site keeps. There is none here.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
    /// The site's name.
    public let displayName: String
    /// What it keeps.
    public let dataTypes: Set<String>

    init(displayName: String, dataTypes: Set<String>) { (self.displayName, self.dataTypes) = (displayName, dataTypes) }
}

/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Files in a cache.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// What a cache has in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Local storage.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Session storage.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"

/// The cookies that the app has set. No page gets them, since a browser lets no page set another site's cookies; sites' own
/// cookies aren't here.
///
/// See [WKHTTPCookieStore](https://developer.apple.com/documentation/webkit/wkhttpcookiestore).
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []

    /// The cookies that the app has set.
    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        completionHandler(cookies)
    }
    /// The cookies that the app has set.
    open func allCookies() async -> [HTTPCookie] { cookies }

    /// Keeps a cookie, in place of one with its name, domain and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        forget(cookie)
        cookies.append(cookie)
        completionHandler?()
    }
    /// Keeps a cookie, in place of one with its name, domain and path.
    open func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }

    /// Removes a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        forget(cookie)
        completionHandler?()
    }
    /// Removes a cookie.
    open func deleteCookie(_ cookie: HTTPCookie) async { forget(cookie) }

    private func forget(_ cookie: HTTPCookie) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    }

    func removeAll() { cookies = [] }
}
