import DisplayList
import Foundation
import os

/// What is below `/resources/`. It is loaded on another thread than the server's.
extension Router {
    func resourceResponse(_ resource: ResourceStore.Resource, to request: Request) -> Response {
        do {
            if resource.isDownload { return try download(resource, request) }
            if let file = resource.file {
                return try fileResponse(try OpenFile(file), resource.contentType, request)
            }
            let data = try unsentBodies.bytes(named: request.path) ?? resource.load()
            let response = Response(
                status: 200, contentType: resource.contentType, headers: [.immutable, .acceptsRanges], body: data)
            return try sent(response, named: request.path, request)
        } catch let refusal as UnsentBodies.Refusal {
            return busy(refusal)
        } catch {
            HostLog.write("could not load \(request.path): \(error)")
            return .text(500, "This resource could not be loaded.")
        }
    }

    /// A file that one visitor saves is only requested once, and loading it may end the offer: it isn't refused afterwards.
    private func download(_ resource: ResourceStore.Resource, _ request: Request) throws -> Response {
        let address = address(of: request)
        if let refusal = unsentBodies.refusal(of: request.path, for: address) { throw refusal }
        let response = Response(
            status: 200, contentType: resource.contentType, headers: [.neverStored, .attachment],
            body: try resource.load())
        return held(response, named: request.path, for: address)
    }

    /// A short file is read at once, and so is one that is compressed; others are read as the client reads them.
    private func fileResponse(_ file: OpenFile, _ contentType: String, _ request: Request) throws -> Response {
        let caching = Self.isNamedByContent(request.path) ? Response.Header.immutable : .revalidated
        let headers = [caching, .acceptsRanges, Response.Header(name: "etag", value: file.tag)]
        if request.ifNoneMatch.contains(file.tag) { return Response(status: 304, headers: headers) }
        var response = Response(status: 200, contentType: contentType, headers: headers)
        let name = "\(request.path) \(file.tag)"
        let maySuit = CompressedBodies.maySuit(contentType, byteCount: file.byteCount)
        let isCompressed = maySuit && request.range.isEmpty && ContentCoding(acceptedBy: request.acceptEncoding) != nil
        if !isCompressed, file.byteCount >= UnsentBodies.byteCountMin,
            let held = unsentBodies.hold(file, named: name, for: address(of: request))
        {
            response.held = held
            if case .file(let file) = held.content { response.file = FilePart(file: file, range: 0..<file.byteCount) }
            if maySuit { response.headers.append(.variesWithCoding) }
            return response.part(for: request)
        }
        let inMemory = name + " in memory"
        if !isCompressed {
            guard unsentBodies.mayBeInMemory(file.byteCount) else { throw UnsentBodies.Refusal.ofEverybody }
            try admit(file.byteCount, named: inMemory, request)
        }
        response.body = try unsentBodies.bytes(named: inMemory) ?? file.readAll()
        return try sent(response, named: inMemory, request)
    }

    /// A response from memory: a part, or the whole in the coding that suits the client.
    private func sent(_ response: Response, named name: String, _ request: Request) throws -> Response {
        let (address, isCounted) = (address(of: request), !isForEverybody(request.path))
        if !request.range.isEmpty {
            try admit(response.byteCount, named: name, request)
            return held(response, named: name, for: address, isCounted: isCounted).part(for: request)
        }
        let response = compressedBodies.compressed(
            response, address: name, acceptEncoding: request.acceptEncoding)
        let coding = response.headers.first { $0.name == "content-encoding" }.map { " " + $0.value } ?? ""
        try admit(response.byteCount, named: name + coding, request)
        return held(response, named: name + coding, for: address, isCounted: isCounted)
    }

    private func admit(_ byteCount: Int, named name: String, _ request: Request) throws(UnsentBodies.Refusal) {
        guard byteCount >= UnsentBodies.byteCountMin, !isForEverybody(request.path) else { return }
        if let refusal = unsentBodies.refusal(of: name, for: address(of: request)) { throw refusal }
    }

    /// Whether a path is for a font, a module or an image of the app. These are few, and each is in memory once, so they are
    /// neither counted nor refused. Films and sounds may be long.
    private func isForEverybody(_ path: String) -> Bool {
        guard let type = resources.typeForEverybody(at: ResourcePath(path)) else { return false }
        return !["video/", "audio/"].contains { type.hasPrefix($0) }
    }

    /// Whether a path is made from its content. Files at other paths are in subfolders, and may change.
    private static func isNamedByContent(_ path: String) -> Bool {
        !path.dropFirst("/resources/".count).contains("/")
    }

    /// The response with the copy of its body that others read as well.
    private func held(
        _ response: Response, named name: String, for address: String, isCounted: Bool = true
    ) -> Response {
        guard response.body.count >= UnsentBodies.byteCountMin else { return response }
        var response = response
        let held = unsentBodies.hold(response.body, named: name, for: address, isCounted: isCounted)
        if case .bytes(let shared) = held.content { response.body = shared }
        response.held = held
        return response
    }

    /// Load balancers stop sending requests to a process that answers 503, so that status is not used here.
    private func busy(_ refusal: UnsentBodies.Refusal) -> Response {
        let reason =
            switch refusal {
            case .ofAddress: "Your network has not read yet what it asked for before."
            case .ofEverybody: "Too much is being read slowly just now."
            }
        var response = Response.text(429, reason)
        response.headers.append(.init(name: "retry-after", value: "10"))
        return response
    }
}

extension Response {
    /// The part that a GET request asks for, if it asks for one of the very bytes that this response has.
    fileprivate func part(for request: Request) -> Response {
        let tag = headers.first { $0.name == "etag" }?.value
        guard request.method == .get, request.ifRange.isEmpty || request.ifRange == tag else { return self }
        var response = self
        switch ByteRange(request.range, of: byteCount) {
        case .whole: return self
        case .notSatisfiable:
            response = .text(416, "There is no such part.")
            response.headers.append(.init(name: "content-range", value: "bytes */\(byteCount)"))
        case .part(let range):
            response.status = 206
            let value = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(byteCount)"
            response.headers.append(.init(name: "content-range", value: value))
            if file == nil { response.body = body.dropFirst(range.lowerBound).prefix(range.count) }
            response.file?.range = range
        }
        return response
    }
}
