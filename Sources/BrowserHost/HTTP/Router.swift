import DisplayList
import Foundation
import HTTPServing
import os

/// Answers requests and decides which WebSockets may open. It deals with paths, headers and nonces, but not with sockets.
struct Router: Sendable {
    /// Where the page's WebSocket connects.
    static let socketPath = "/socket"
    /// Where a page whose WebSocket was refused asks whether its visitor is known.
    static let visitorPath = "/visitor"

    /// The most bytes of all headers together. On localhost, the cookies of all other programs are sent along.
    static let headerBytesMax = 16 * 1024

    /// A response that is ready, or one that has to be loaded on another thread.
    enum Answer: Sendable {
        case now(Response)
        case later(@Sendable () -> Response)
        /// The same, for a response that may take seconds: no other response should queue behind it.
        case muchLater(@Sendable () -> Response)
    }

    let hostCheck: HostCheck
    let files: ClientFiles
    let nonces: PageNonces
    let visitors: VisitorDesk
    let page: HostConfiguration.Page
    /// Whether windows are being handed over to other processes.
    var isDraining: @Sendable () -> Bool = { false }
    var readiness: @Sendable () -> String? = { nil }
    /// Receives each request and its outcome; see `HostConfiguration.accessLog`.
    var accessLog: (@Sendable (String) -> Void)?
    /// The text of `/metrics`.
    var metrics: @Sendable () -> String = { "" }
    /// See `HostConfiguration.Proxy`.
    var pathPrefix = ""
    var visitorHeader: String?
    private let trustedProxies: Set<String>
    var resources: ResourceStore = .shared
    /// The resources that the page preloads.
    var firstPictures = FirstPictures()
    private let template: PageTemplate
    private let pageSecurity: [Response.Header]
    let compressedBodies = CompressedBodies()
    var unsentBodies = UnsentBodies()

    init(
        hostCheck: HostCheck, files: ClientFiles, nonces: PageNonces, visitors: VisitorDesk,
        page: HostConfiguration.Page,
        trustedProxies: [String] = []
    ) {
        self.trustedProxies = Set(trustedProxies)
        self.hostCheck = hostCheck
        self.files = files
        self.nonces = nonces
        self.visitors = visitors
        self.page = page
        template = PageTemplate(files.page)
        pageSecurity = Response.Header.security(scripts: files.pageScriptHashes)
    }

    func answer(to request: Request, atSeconds now: Double) -> Answer {
        let request = withoutPrefix(request)
        if let refusal = refusal(of: request) { return .now(finished(refusal)) }
        if request.path.hasPrefix("/resources/"), let resource = resources.resource(at: ResourcePath(request.path)) {
            let security = resource.isFramed ? Response.Header.framedSecurity : Response.Header.security
            let answer: @Sendable () -> Response = { finished(resourceResponse(resource, to: request), security) }
            return resource.isSlow ? .muchLater(answer) : .later(answer)
        }
        if request.path.hasPrefix("/client/") { return .later { finished(fileResponse(to: request)) } }
        var response = response(to: request, atSeconds: now)
        response.headers += request.path == "/" ? pageSecurity : Response.Header.security
        return .now(response)
    }

    /// The response to an address that has sent too many requests.
    func tooManyRequests() -> Response {
        var response = Response.text(429, "Your network has asked too often just now.")
        response.headers.append(.init(name: "retry-after", value: "10"))
        return finished(response)
    }

    /// Why a WebSocket may not open; nil if it may, in which case `visitor(of:)` is not nil.
    func socketRefusal(of request: Request, upgrade: String) -> Response? {
        if let refusal = refusal(of: request) { return finished(refusal) }
        guard upgrade.lowercased() == "websocket" else {
            return finished(.text(400, "A connection can become a WebSocket here, and nothing else."))
        }
        guard withoutPrefix(request).path == Self.socketPath else { return finished(notFound(request)) }
        guard hostCheck.allows(origins: request.origins, forHost: request.hosts[0]) else {
            return finished(.text(403, "This window can be opened only from its own page."))
        }
        guard visitor(of: request) != nil else { return finished(.text(403, "Load the page first.")) }
        return nil
    }

    /// The party of a request; nil if no visitor is identified.
    func party(of request: Request) -> Party? {
        visitor(of: request).map { Party(visitor: $0.name, address: address(of: request)) }
    }

    /// The origin of a request, for counting costs.
    func address(of request: Request) -> String {
        PeerAddress.origin(peer: request.peer, forwardedFor: request.forwardedFor, trustedProxies: trustedProxies)
    }

    private func visitor(of request: Request) -> Visitor? {
        if visitorHeader != nil { return namedVisitor(of: request) }
        return visitors.visitor(ofCookie: request.cookie, isSecure: isSecure(request))
    }

    /// The visitor that a trusted proxy names. From other peers the header is ignored.
    private func namedVisitor(of request: Request) -> Visitor? {
        guard PeerAddress.isTrusted(request.peer, among: trustedProxies), !request.namedVisitor.isEmpty else {
            return nil
        }
        return Visitor(id: "named:" + request.namedVisitor)
    }

    /// A proxy may pass the prefix on or not.
    private func withoutPrefix(_ request: Request) -> Request {
        guard !pathPrefix.isEmpty, request.path.hasPrefix(pathPrefix + "/") else { return request }
        var request = request
        request.path.removeFirst(pathPrefix.utf8.count)
        return request
    }

    /// Whether a trusted proxy says that the browser uses TLS, or the host name is one that is only served over TLS.
    private func isSecure(_ request: Request) -> Bool {
        guard PeerAddress.isTrusted(request.peer, among: trustedProxies) else {
            return request.hosts.count == 1 && hostCheck.isSecure(host: request.hosts[0])
        }
        let proto = request.forwardedProto.split(separator: ",").last?.filter { $0 != " " }.lowercased()
        // Some proxies name the WebSocket scheme for an upgrade.
        return proto == "https" || proto == "wss"
    }

    // MARK: Steps

    private func refusal(of request: Request) -> Response? {
        guard request.headerByteCount <= Self.headerBytesMax else {
            return .text(431, "The headers are too long: delete the cookies of this address.")
        }
        guard hostCheck.allows(hosts: request.hosts) else {
            return .text(421, "This server does not answer under that name.")
        }
        guard request.method != .other else {
            var response = Response.text(405, "Only GET and HEAD are answered here.")
            response.headers.append(.init(name: "allow", value: "GET, HEAD"))
            return response
        }
        guard !request.hasBody else { return .text(413, "No request has a body here.") }
        return nil
    }

    private func response(to request: Request, atSeconds now: Double) -> Response {
        switch request.path {
        case "/": return pageResponse(to: request, atSeconds: now)
        case "/healthz": return Response(status: 200, headers: [.neverStored], body: Data("ok".utf8))
        case "/readyz":
            return readiness() == nil
                ? Response(status: 200, headers: [.neverStored], body: Data("ready".utf8)) : .text(503, "Not ready.")
        case "/metrics": return metricsResponse(to: request)
        case pathPrefix where !pathPrefix.isEmpty:
            // Without its trailing slash, this is not the page's address.
            return Response(status: 308, headers: [.neverStored, .init(name: "location", value: pathPrefix + "/")])
        case Self.visitorPath:
            return visitor(of: request) == nil
                ? .text(403, "No visitor is known here by your cookie.")
                : Response(status: 204, headers: [.neverStored])
        case "/favicon.ico": return Response(status: 204, headers: [.revalidated])
        case Self.socketPath: return .text(426, "This address is for the page's WebSocket.")
        default: return notFound(request)
        }
    }

    /// One of the page's own files.
    private func fileResponse(to request: Request) -> Response {
        let name = request.path.dropFirst("/client/".count)
        guard let file = files.response(to: name, ifNoneMatch: request.ifNoneMatch) else { return notFound(request) }
        return compressed(file, "\(files.version) \(name)", request)
    }

    /// - Parameter address: Names the content.
    private func compressed(_ response: Response, _ address: String, _ request: Request) -> Response {
        compressedBodies.compressed(response, address: address, acceptEncoding: request.acceptEncoding)
    }

    /// The page, for one visitor and one window.
    private func pageResponse(to request: Request, atSeconds now: Double) -> Response {
        // The load balancer retries with another process, which takes over the page's window as well.
        guard !isDraining() else {
            var response = Response.text(503, "This server goes to sleep, and another one is there soon. One moment…")
            response.headers += [.init(name: "retry-after", value: "1"), .init(name: "refresh", value: "1")]
            return response
        }
        // A browser that follows a link from another site doesn't send a SameSite=Strict cookie. That must not earn it a new
        // cookie, so our own page sends it to the same address again.
        if request.fetchSite == "cross-site", visitor(of: request) == nil {
            let again = Response.Header(name: "refresh", value: "0")
            return Response(status: 200, headers: [.neverStored, again], body: Data("One moment…\n".utf8))
        }
        if visitorHeader != nil { return namedPageResponse(to: request, atSeconds: now) }
        let (address, isSecure) = (address(of: request), isSecure(request))
        switch visitors.receive(cookie: request.cookie, isSecure: isSecure, from: address, atSeconds: now) {
        case .known(let visitor), .newcomer(let visitor):
            let cookie = visitors.header(for: visitor, isSecure: isSecure)
            return pageResponse(to: request, nonce: nonce(for: visitor, request, atSeconds: now), cookie: cookie)
        case .later:
            var response = Response.text(503, "What is kept for you can’t be read just now. One moment…")
            response.headers += [.init(name: "retry-after", value: "3"), .init(name: "refresh", value: "3")]
            return response
        case .tooMany:
            var response = Response.text(429, "Many people have come from your network just now. One moment…")
            response.headers += [.init(name: "retry-after", value: "10"), .init(name: "refresh", value: "10")]
            return response
        }
    }

    /// A HEAD request shows no page, so it needs no nonce.
    private func nonce(for visitor: Visitor, _ request: Request, atSeconds now: Double) -> String {
        guard request.method != .head else { return "" }
        return nonces.issue(to: Party(visitor: visitor.name, address: address(of: request)), atSeconds: now)
    }

    /// The page for a visitor that the proxy names; it sets no cookie.
    private func namedPageResponse(to request: Request, atSeconds now: Double) -> Response {
        guard let visitor = namedVisitor(of: request) else {
            return .text(403, "Sign in first: this server is told by another one who you are.")
        }
        return pageResponse(to: request, nonce: nonce(for: visitor, request, atSeconds: now), cookie: nil)
    }

    /// Only for programs on this machine, and not for requests that a proxy forwards.
    private func metricsResponse(to request: Request) -> Response {
        let isHere = request.peer == "::1" || PeerAddress.normalized(request.peer).hasPrefix("127.")
        guard isHere, request.forwardedFor.isEmpty else { return notFound(request) }
        return Response(
            status: 200, contentType: "text/plain; version=0.0.4; charset=utf-8", headers: [.neverStored],
            body: Data(metrics().utf8))
    }

    private func pageResponse(to request: Request, nonce: String, cookie: Response.Header?) -> Response {
        let values = [
            "prefix": pathPrefix, "nonce": nonce, "title": page.title, "description": page.description,
        ]
        let markup = ["links": firstPictures.markup(acceptLanguage: request.acceptLanguage)]
        return Response(
            status: 200, contentType: "text/html; charset=utf-8",
            headers: [.neverStored] + (cookie.map { [$0] } ?? []),
            body: Data(template.filled(values, markup: markup).utf8))
    }

    private func notFound(_ request: Request) -> Response { .text(404, "There is nothing here.") }

    private func finished(
        _ response: Response, _ security: [Response.Header] = Response.Header.security
    ) -> Response {
        var response = response
        response.headers += security
        return response
    }
}
