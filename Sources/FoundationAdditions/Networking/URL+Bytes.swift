import Foundation

#if canImport(FoundationNetworking)
    // These are missing in Foundation on Linux.
    import FoundationNetworking

    extension URL {
        /// The bytes at a URL: of a file, or from the shared URL session.
        public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

        /// The lines at a URL, without empty ones.
        ///
        /// See [lines](https://developer.apple.com/documentation/foundation/url/lines).
        public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

        /// The bytes at a URL. Nothing is requested before the first byte is read.
        public struct AsyncBytes: AsyncSequence, Sendable {
            /// A byte.
            public typealias Element = UInt8

            fileprivate let url: URL

            /// Creates an iterator that reads from the start.
            public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

            /// Iterates over the bytes.
            public struct AsyncIterator: AsyncIteratorProtocol {
                /// A byte.
                public typealias Element = UInt8

                /// Files are read in chunks, so that none is in memory as a whole.
                private static let chunkByteCount = 64 << 10

                private let url: URL
                private var file: FileHandle?
                private var answer: URLSession.AsyncBytes.Iterator?
                private var chunk: [UInt8] = []
                private var place = 0

                fileprivate init(url: URL) { self.url = url }

                /// The next byte; nil at the end.
                ///
                /// - Throws: the error of the file or of the URL session.
                public mutating func next() async throws -> UInt8? {
                    url.isFileURL ? try nextOfFile() : try await nextOfAnswer()
                }

                private mutating func nextOfFile() throws -> UInt8? {
                    if place == chunk.count {
                        let file = try file ?? FileHandle(forReadingFrom: url)
                        self.file = file
                        (chunk, place) = (Array(try file.read(upToCount: Self.chunkByteCount) ?? Data()), 0)
                    }
                    guard place < chunk.count else { return nil }
                    defer { place += 1 }
                    return chunk[place]
                }

                private mutating func nextOfAnswer() async throws -> UInt8? {
                    if answer == nil { answer = try await URLSession.shared.bytes(from: url).0.makeAsyncIterator() }
                    return try await answer?.next()
                }
            }
        }
    }
#endif
