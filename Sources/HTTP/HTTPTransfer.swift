import CCurl
import Foundation

/// One request in libcurl. Only used on the loop's thread.
final class HTTPTransfer {
    let handle: UnsafeMutableRawPointer
    let exchange: HTTPExchange
    /// Whether the transfer is paused until the reader has taken the buffered bytes.
    private(set) var isHeld = false
    private var headers: UnsafeMutablePointer<curl_slist>?
    private var head = HTTPHeadReader()
    private var failure: HTTPFailure?
    /// Whether one of the host's addresses was refused.
    private var hasForbiddenAddress = false
    private let message = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

    private static let connectSecondsMax = 30

    /// - Throws: ``HTTPFailure/badRequest(reason:)``.
    init(_ request: HTTPRequest, _ exchange: HTTPExchange, reach: HTTPClient.Reach) throws(HTTPFailure) {
        guard let handle = curl_easy_init() else { throw .badRequest(reason: "there is no memory for it") }
        (self.handle, self.exchange) = (handle, exchange)
        message.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        setUp()
        restrict(to: reach, for: request.url)
        try write(request)
    }

    deinit {
        curl_easy_cleanup(handle)
        curl_slist_free_all(headers)
        message.deallocate()
    }

    private func setUp() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        curl_set_pointer(handle, CURLOPT_ERRORBUFFER, message)
        curl_set_pointer(handle, CURLOPT_HEADERDATA, context)
        curl_set_pointer(handle, CURLOPT_WRITEDATA, context)
        curl_set_receiver(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
            HTTPTransfer.of(context).receiveLine(UnsafeRawBufferPointer(start: bytes, count: size * count))
        }
        curl_set_receiver(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
            HTTPTransfer.of(context).receive(UnsafeRawBufferPointer(start: bytes, count: size * count))
        }
        // Without signals, and only HTTP/1.1, in which a connection carries one request at a time.
        curl_set_number(handle, CURLOPT_NOSIGNAL, 1)
        // libcurl resolves names in threads of its own; don't wait for such a thread at the end.
        curl_set_number(handle, CURLOPT_QUICK_EXIT, 1)
        curl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        curl_set_number(handle, CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1)
        curl_set_number(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        let own = curl_text(handle, CURLINFO_CAINFO).map { String(cString: $0) }
        if let file = CertificateFile.chosen(in: ProcessInfo.processInfo.environment, ownOfCurl: own) {
            curl_set_text(handle, CURLOPT_CAINFO, file)
        }
        curl_set_number(handle, CURLOPT_CONNECTTIMEOUT, Self.connectSecondsMax)
    }

    /// Without a proxy, connects to public addresses only. With a proxy, which may have a private address, all requests go to it:
    /// exceptions in `no_proxy` would be connected to directly.
    private func restrict(to reach: HTTPClient.Reach, for url: URL) {
        guard reach == .publicAddresses else { return }
        let proxy = Self.proxy(for: url, in: ProcessInfo.processInfo.environment)
        curl_set_text(handle, CURLOPT_PROXY, proxy ?? "")
        curl_set_text(handle, CURLOPT_NOPROXY, "")
        guard proxy == nil else { return }
        curl_set_pointer(handle, CURLOPT_OPENSOCKETDATA, Unmanaged.passUnretained(self).toOpaque())
        curl_set_socket_opener(handle) { context, _, address in HTTPTransfer.of(context).openPublicSocket(address!) }
    }

    /// The proxy from the environment, by curl's rules: `HTTP_PROXY` is ignored, since CGI sets it from a request's header.
    static func proxy(for url: URL, in environment: [String: String]) -> String? {
        let names = url.scheme == "https" ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]
        return (names + ["all_proxy", "ALL_PROXY"]).lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }

    private func write(_ request: HTTPRequest) throws(HTTPFailure) {
        curl_set_text(handle, CURLOPT_URL, request.url.absoluteString)
        curl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method)
        if let body = request.body {
            curl_set_size(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
            // libcurl copies the bytes.
            _ = body.withUnsafeBytes { curl_set_pointer(handle, CURLOPT_COPYPOSTFIELDS, $0.baseAddress ?? Self.empty) }
        }
        // Without an empty `Expect`, libcurl would ask whether it may send a large body, and wait for the answer.
        var lines = ["Expect:", "Accept-Encoding: identity"]
        for (name, value) in request.headers {
            let line = "\(name): \(value)"
            guard line.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
                throw .badRequest(reason: "the header \(name.debugDescription) has a control character")
            }
            lines.append(line)
        }
        for line in lines { headers = curl_slist_append(headers, line) }
        curl_set_pointer(handle, CURLOPT_HTTPHEADER, headers)
    }

    private nonisolated(unsafe) static let empty = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    private static func of(_ context: UnsafeMutableRawPointer?) -> HTTPTransfer {
        Unmanaged<HTTPTransfer>.fromOpaque(context!).takeUnretainedValue()
    }

    private func openPublicSocket(_ address: UnsafePointer<curl_sockaddr>) -> curl_socket_t {
        if let socket = curl_address(address), PublicAddress.contains(socket) { return curl_open_socket(address) }
        hasForbiddenAddress = true
        return -1
    }

    // MARK: Receiving

    /// - Returns: The number of bytes taken; any other number than that of the line ends the transfer.
    private func receiveLine(_ line: UnsafeRawBufferPointer) -> Int {
        do throws(HTTPFailure) {
            if let head = try head.read(line) { exchange.receive(head) }
            return line.count
        } catch {
            failure = error
            return -1
        }
    }

    private func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
        switch exchange.receive(bytes) {
        case .all: return bytes.count
        case .none: return -1
        case .later:
            isHeld = true
            return curl_receiver_pause()
        }
    }

    func resume() {
        isHeld = false
        curl_resume(handle)
    }

    // MARK: The end

    /// The reader's result when libcurl has finished.
    func result(_ code: CURLcode) -> Result<Void, HTTPFailure> {
        if let failure { return .failure(failure) }
        if code == CURLE_OK { return head.isWhole ? .success(()) : .failure(.truncated) }
        if code == CURLE_COULDNT_CONNECT, hasForbiddenAddress { return .failure(.forbiddenAddress) }
        return .failure(head.isWhole ? .truncated : .init(code, handle, message: String(cString: message)))
    }
}
