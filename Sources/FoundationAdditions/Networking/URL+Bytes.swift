import Foundation

#if canImport(FoundationNetworking)
    // Apple's Foundation has these; on Linux they are missing.
    import FoundationNetworking

    extension URL {
        /// What is at an address, byte by byte: of a file, or by way of the shared session.
        public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

        /// The lines of what is at an address, without empty ones.
        ///
        /// See [lines](https://developer.apple.com/documentation/foundation/url/lines).
        public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

        /// The bytes at an address. Nothing is asked for before the first one is wanted.
        public struct AsyncBytes: AsyncSequence, Sendable {
            /// A byte.
            public typealias Element = UInt8

            fileprivate let url: URL

            /// Creates an iterator that reads the address from the start.
            public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

            /// Gives one byte after another.
            public struct AsyncIterator: AsyncIteratorProtocol {
                /// A byte.
                public typealias Element = UInt8

                /// No file is in memory as a whole.
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
