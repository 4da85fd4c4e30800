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
    private var receivers: [Registration] = []
    private var watchers: [Watcher] = []

    private struct Registration {
        let name: String
        let world: WKContentWorld
        let receiver: Receiver
    }

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
        add(scriptMessageHandler, contentWorld: .page, name: name)
    }
    /// Adds a handler; see ``WKContentWorld``. Traps if the name is taken in that world.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) { set(.plain(scriptMessageHandler), name, world) }
    /// Adds a handler whose replies the page's promises get; see ``WKContentWorld``. Traps if the name is taken in that world.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) { set(.replying(scriptMessageHandlerWithReply), name, contentWorld) }

    private func set(_ receiver: Receiver, _ name: String, _ world: WKContentWorld) {
        let isTaken = receivers.contains { $0.name == name && $0.world == world }
        precondition(!isTaken, "a script message handler with the name '\(name)' already exists")
        receivers.append(Registration(name: name, world: world, receiver: receiver))
        notify()
    }

    /// Removes a handler of the page's world.
    open func removeScriptMessageHandler(forName name: String) {
        removeScriptMessageHandler(forName: name, contentWorld: .page)
    }
    /// Removes a handler of a world.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        receivers.removeAll { $0.name == name && $0.world == contentWorld }
        notify()
    }
    /// Removes all handlers.
    open func removeAllScriptMessageHandlers() {
        receivers = []
        notify()
    }
    /// Removes all handlers of a world.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        receivers.removeAll { $0.world == contentWorld }
        notify()
    }

    /// Who gets messages with a name. Scripts can't say in which world they are: of several handlers with the name, that of the
    /// page's world gets them, or else the first one.
    func receiver(named name: String) -> Receiver? {
        let named = receivers.filter { $0.name == name }
        return (named.first { $0.world == .page } ?? named.first)?.receiver
    }

    // MARK: Views

    /// Calls a closure when handlers come and go, for as long as its owner exists.
    func watch(_ owner: AnyObject, notify: @escaping @MainActor () -> Void) {
        watchers.removeAll { $0.owner == nil }
        watchers.append(Watcher(owner: owner, notify: notify))
    }

    private func notify() { for watcher in watchers where watcher.owner != nil { watcher.notify() } }

    var handlers: [PageSettings.Handler] {
        Set(receivers.map(\.name)).sorted().map { name in
            if case .replying? = receiver(named: name) {
                .init(name: name, replies: true)
            } else {
                .init(name: name, replies: false)
            }
        }
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

/// A space for scripts' names. All scripts run in the page's here: a frame has only one for us, so that the page's own scripts see
/// the app's, and can disturb them.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    /// The world of the page's own scripts.
    public static let page = WKContentWorld(nil)
    /// The app's world, whose scripts run in the page's here.
    public static let defaultClient = WKContentWorld(nil)
    private static var named: [String: Known] = [:]
    private struct Known { weak var world: WKContentWorld? }
    /// The name.
    public let name: String?

    private init(_ name: String?) { self.name = name }

    /// The world with a name: the same one for as long as it is in use. Its scripts run in the page's here.
    open class func world(name: String) -> WKContentWorld {
        if let known = named[name]?.world { return known }
        let world = WKContentWorld(name)
        named = named.filter { $0.value.world != nil }
        named[name] = Known(world: world)
        return world
    }
}
