import Foundation

/// A page in a web view's history.
///
/// See [WKBackForwardListItem](https://developer.apple.com/documentation/webkit/wkbackforwardlistitem).
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    /// The page's address.
    public let url: URL
    /// The page's title; nil for another site's.
    public internal(set) var title: String?
    /// The address that was asked for.
    public let initialURL: URL
    let content: PageContent

    init(_ content: PageContent) { (self.content, url, initialURL) = (content, content.url, content.url) }
}

/// The pages that a web view has shown: those that the app has loaded, and those to which the app's own HTML has led. Where the
/// visitor goes on another site isn't known.
///
/// See [WKBackForwardList](https://developer.apple.com/documentation/webkit/wkbackforwardlist).
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var index = -1
    private static let countMax = 200
    /// The pages' HTML is kept, so that they can be shown again.
    private static let byteCountMax = 16 << 20

    override init() { super.init() }

    /// The page that is shown.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page before it.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after it.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// The pages before it, oldest first.
    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(index, 0))) }
    /// The pages after it, nearest first.
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

    /// The page at a distance: 0 is the one that is shown, -1 the one before it.
    open func item(at index: Int) -> WKBackForwardListItem? {
        let (place, overflows) = self.index.addingReportingOverflow(index)
        return !overflows && items.indices.contains(place) ? items[place] : nil
    }

    /// A page has come: at the end, after which none remain, or where one was before.
    func didCommit(_ navigation: WKNavigation) {
        switch navigation.place {
        case .append: append(WKBackForwardListItem(navigation.content))
        case .keep: if items.isEmpty { append(WKBackForwardListItem(navigation.content)) }
        case .entry(let item): index = items.firstIndex { $0 === item } ?? index
        }
    }

    private func append(_ item: WKBackForwardListItem) {
        items = Array((items.prefix(index + 1) + [item]).suffix(Self.countMax))
        while items.count > 1, items.reduce(0, { $0 + $1.content.byteCount }) > Self.byteCountMax {
            items.removeFirst()
        }
        index = items.count - 1
    }
}
