import Foundation

/// Adds scripts to pages, and receives their messages.
///
/// See [WKUserContentController](https://developer.apple.com/documentation/webkit/wkusercontentcontroller). Only the app's own
/// HTML gets the scripts and can send messages; another site's page can't be reached.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// Who gets the messages with a name.
    enum Receiver {
        case plain(any WKScriptMessageHandler)
        case replying(any WKScriptMessageHandlerWithReply)
    }

    /// The scripts that pages get.
    public private(set) var userScripts: [WKUserScript] = []
    private(set) var receivers: [String: Receiver] = [:]
    private var watchers: [Watcher] = []

    private struct Watcher {
        weak var owner: AnyObject?
        let notify: @MainActor () -> Void
    }

    /// A controller without scripts and handlers.
    public override init() { super.init() }

    // MARK: Scripts

    /// Adds a script to pages that are loaded from now on.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Removes all scripts. Loaded pages keep theirs.
    open func removeAllUserScripts() { userScripts = [] }

    // MARK: Messages

    /// Adds a handler, which `webkit.messageHandlers.NAME.postMessage(…)` reaches. It is kept alive. Traps if the name is taken.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        set(.plain(scriptMessageHandler), name)
    }
    /// Adds a handler. All worlds are the page's here.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) { add(scriptMessageHandler, name: name) }
    /// Adds a handler whose replies the page's promises get. All worlds are the page's here. Traps if the name is taken.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) { set(.replying(scriptMessageHandlerWithReply), name) }

    private func set(_ receiver: Receiver, _ name: String) {
        precondition(receivers[name] == nil, "a script message handler with the name '\(name)' already exists")
        receivers[name] = receiver
        notify()
    }

    /// Removes a handler.
    open func removeScriptMessageHandler(forName name: String) {
        receivers[name] = nil
        notify()
    }
    /// Removes a handler. All worlds are the page's here.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        removeScriptMessageHandler(forName: name)
    }
    /// Removes all handlers.
    open func removeAllScriptMessageHandlers() {
        receivers = [:]
        notify()
    }
    /// Removes all handlers. All worlds are the page's here.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { removeAllScriptMessageHandlers() }

    // MARK: Views

    /// Calls a closure when handlers come and go, for as long as its owner exists.
    func watch(_ owner: AnyObject, notify: @escaping @MainActor () -> Void) {
        watchers.removeAll { $0.owner == nil }
        watchers.append(Watcher(owner: owner, notify: notify))
    }

    private func notify() { for watcher in watchers where watcher.owner != nil { watcher.notify() } }

    var handlers: [PageSettings.Handler] {
        receivers.map { name, receiver in
            if case .replying = receiver { .init(name: name, replies: true) } else { .init(name: name, replies: false) }
        }.sorted { $0.name < $1.name }
    }
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before anything of the page is there.
    case atDocumentStart
    /// When the page's HTML is there.
    case atDocumentEnd
}

/// A script that pages get.
///
/// See [WKUserScript](https://developer.apple.com/documentation/webkit/wkuserscript).
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    /// The script.
    public let source: String
    /// When it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether frames of the page don't get it. They never do here.
    public let isForMainFrameOnly: Bool

    /// A script. Frames of the page don't get it, whatever is said.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }

    /// A script. All worlds are the page's here.
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

/// A space for scripts' names. All are the page's here: a frame has only one for us, so that the page's own scripts see the app's,
/// and can disturb them.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    /// The world of the page's own scripts.
    public static let page = WKContentWorld(nil)
    /// The app's world, which here is the page's.
    public static let defaultClient = WKContentWorld(nil)
    /// The name.
    public let name: String?

    private init(_ name: String?) { self.name = name }

    /// A world with a name, which here is the page's.
    open class func world(name: String) -> WKContentWorld { WKContentWorld(name) }
}
