import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking

    // Foundation on Linux has these functions only with a delegate, which has a default. A default doesn't satisfy a
    // protocol's requirement, so that `extension URLSession: AppsProtocol {}` needs the functions without it. Calls use
    // Foundation's.
    extension URLSession {
        /// Sends a request, and returns the response's bytes.
        ///
        /// See [data(for:delegate:)](https://developer.apple.com/documentation/foundation/urlsession/data(for:delegate:)).
        @_disfavoredOverload
        public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
            try await data(for: request, delegate: nil)
        }

        /// Requests a URL, and returns the response's bytes.
        @_disfavoredOverload
        public func data(from url: URL) async throws -> (Data, URLResponse) {
            try await data(from: url, delegate: nil)
        }

        /// Sends a request with bytes, and returns the response's.
        @_disfavoredOverload
        public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
            try await upload(for: request, from: bodyData, delegate: nil)
        }

        /// Sends a request with a file's content, and returns the response's bytes.
        @_disfavoredOverload
        public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
            try await upload(for: request, fromFile: fileURL, delegate: nil)
        }

        /// Sends a request, and returns a temporary file with the response's bytes.
        @_disfavoredOverload
        public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
            try await download(for: request, delegate: nil)
        }

        /// Requests a URL, and returns a temporary file with the response's bytes.
        @_disfavoredOverload
        public func download(from url: URL) async throws -> (URL, URLResponse) {
            try await download(from: url, delegate: nil)
        }
    }
#endif
