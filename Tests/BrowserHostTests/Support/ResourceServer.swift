import DisplayList
import Foundation
import HTTPServing
import TestSupport

@testable import BrowserHost

/// A server of one resource. It ends with this object.
final class ResourceServer: Sendable {
    let path: String
    let bodies: UnsentBodies
    /// Keeps a resource that isn't public.
    private let held: ResourcePath?
    private let server: WebServer

    /// - Parameters:
    ///   - file: The file that has the resource's bytes.
    ///   - isDownload: Whether the browser is to save it.
    ///   - isPublic: Whether bytes that aren't a file's are for everybody, as a font's are.
    ///   - folder: A folder in the path, which then isn't made from the content.
    ///   - load: Makes the bytes if there is no file.
    init(
        file: URL? = nil, contentType: String = "application/octet-stream", limits: HostConfiguration.Limits = .init(),
        isDownload: Bool = false, isPublic: Bool = false, folder: String = "",
        load: @escaping @Sendable () throws -> Data = { Data() }
    ) throws {
        let (resources, name) = (ResourceStore(), Secret.make())
        let path = ResourcePath("/resources/\(folder)test-\(name)")
        var held: ResourcePath?
        if let file {
            resources.register(path, contentType: contentType, file: file)
        } else if isDownload {
            resources.registerDownload(path, contentType: contentType, load: load)
        } else if isPublic {
            resources.register(path, contentType: contentType, load: load)
        } else {
            held = resources.hold(
                madeOf: Data(name.utf8), contentType: contentType, pathExtension: "bin", byteCount: 0, load: load)
        }
        self.path = (held ?? path).path
        self.held = held
        let bodies = UnsentBodies(limits: limits)
        let events = WebServer.Events(opened: { _, _ in }, received: { _, _ in true }, closed: { _ in })
        server = try WebServer(
            address: try ListenAddress.resolve(host: "127.0.0.1", port: 0), port: 0, limits: limits, events: events
        ) { port in
            var router = Router(
                hostCheck: HostCheck(address: "127.0.0.1", port: port, allowedHosts: []),
                files: ClientFiles(page: "", files: [:]), nonces: PageNonces(lifetimeSeconds: 60, countMax: 100),
                visitors: VisitorDesk(identity: .init(), limits: limits), page: .init())
            router.resources = resources
            router.unsentBodies = bodies
            return router
        }
        self.bodies = bodies
    }

    deinit { server.stop() }

    var port: Int { server.port }

    /// Requests the resource, and reads no more than the first byte of the response.
    func readSlowly() async throws -> RawSocket {
        let socket = try RawSocket(port: port)
        socket.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
        _ = try await socket.read(1)
        return socket
    }

    func get(_ headers: String...) async throws -> HTTPAnswer? {
        try await HTTPAnswer.get(path, port: port, headers: headers)
    }

    /// Waits until a condition holds, which must happen soon.
    func wait(until condition: () -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(20)
        while !condition() {
            guard ContinuousClock.now < deadline else { throw RawSocket.Failure.nothingCameInTime }
            try await Task.sleep(for: .milliseconds(5))
        }
    }
}
