import Foundation

extension WebPage {
    /// A step of a navigation.
    public enum NavigationEvent: Hashable, Sendable {
        /// A page begins to load.
        case startedProvisionalNavigation
        /// A server has sent the request elsewhere. It never comes: a browser doesn't say.
        case receivedServerRedirect
        /// A page begins to be shown.
        case committed
        /// A page is loaded.
        case finished

        init?(_ step: NavigationStep) {
            switch step {
            case .started: self = .startedProvisionalNavigation
            case .committed: self = .committed
            case .finished: self = .finished
            case .failed, .failedProvisionally: return nil
            }
        }
    }

    /// Why a navigation has failed.
    public enum NavigationError: Error {
        /// It failed before the page was there, or while it was loaded.
        case failedProvisionalNavigation(any Error)
        /// The page was closed.
        case pageClosed
        /// The page's process has ended. It never does here.
        case webContentProcessTerminated
        /// There was no address.
        case invalidURL

        init?(_ step: NavigationStep) {
            switch step {
            case .failed(let error), .failedProvisionally(let error): self = .failedProvisionalNavigation(error)
            case .started, .committed, .finished: return nil
            }
        }
    }

    /// The pages that a web page has shown; see ``WKBackForwardList``.
    @MainActor
    public struct BackForwardList: Equatable, Sendable {
        /// A page in the history.
        public struct Item: Equatable, Identifiable, Sendable {
            /// What an item is known by.
            public struct ID: Hashable, Sendable { fileprivate let object: ObjectIdentifier }

            /// What the item is known by.
            public let id: ID
            /// The page's title; nil for another site's.
            public let title: String?
            /// The page's address.
            public let url: URL
            /// The address that was asked for.
            public let initialURL: URL
            let wrapped: WKBackForwardListItem

            @MainActor init(_ item: WKBackForwardListItem) {
                id = ID(object: ObjectIdentifier(item))
                (title, url, initialURL, wrapped) = (item.title, item.url, item.initialURL, item)
            }

            /// Whether both are the same page of the history, with the same title.
            public nonisolated static func == (left: Item, right: Item) -> Bool {
                left.id == right.id && left.title == right.title
            }
        }

        /// The pages before the one that is shown, oldest first.
        public let backList: [Item]
        /// The page that is shown.
        public let currentItem: Item?
        /// The pages after it, nearest first.
        public let forwardList: [Item]

        init(_ list: WKBackForwardList? = nil) {
            backList = list?.backList.map(Item.init) ?? []
            currentItem = list?.currentItem.map(Item.init)
            forwardList = list?.forwardList.map(Item.init) ?? []
        }

        /// The page at a distance: 0 is the one that is shown, -1 the one before it.
        public subscript(_ index: Int) -> Item? {
            let all = backList + [currentItem].compactMap { $0 } + forwardList
            let (place, overflows) = index.addingReportingOverflow(backList.count)
            return !overflows && all.indices.contains(place) ? all[place] : nil
        }
    }

    /// The page, as decisions about navigations know it.
    @MainActor
    public struct FrameInfo: Sendable {
        let wrapped: WKFrameInfo
        /// Whether it is the page itself. It always is here.
        public var isMainFrame: Bool { wrapped.isMainFrame }
        /// What it shows.
        public var request: URLRequest { wrapped.request }
        /// Where it comes from.
        public var securityOrigin: WKSecurityOrigin { wrapped.securityOrigin }
    }

    /// An action that leads to a page.
    @MainActor
    public struct NavigationAction: Sendable {
        let wrapped: WKNavigationAction
        /// The page from which the action comes.
        public var source: FrameInfo { FrameInfo(wrapped: wrapped.sourceFrame) }
        /// The frame that the page is for; nil for a new window.
        public var target: FrameInfo? { wrapped.targetFrame.map { FrameInfo(wrapped: $0) } }
        /// Why the page is to be loaded.
        public var navigationType: WKNavigationType { wrapped.navigationType }
        /// What is to be loaded.
        public var request: URLRequest { wrapped.request }
        /// Always false: a browser saves files by itself.
        public var shouldPerformDownload: Bool { wrapped.shouldPerformDownload }
    }

    /// The response to a request; see ``WKNavigationResponse``.
    @MainActor
    public struct NavigationResponse: Sendable {
        let wrapped: WKNavigationResponse
        /// Whether it is the page's. It always is here.
        public var isForMainFrame: Bool { wrapped.isForMainFrame }
        /// The response.
        public var response: URLResponse { wrapped.response }
        /// Whether it can be shown. It always can be: what can't be has failed already.
        public var canShowMimeType: Bool { wrapped.canShowMIMEType }
    }
}
