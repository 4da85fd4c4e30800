import Foundation

extension AsyncSequence where Element == UInt8 {
    /// The lines of a UTF-8 text, without line breaks and empty lines.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

/// The lines of an asynchronous sequence of bytes. Foundation has none on Linux.
///
/// See [AsyncLineSequence](https://developer.apple.com/documentation/foundation/asynclinesequence).
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// A line, without its line break.
    public typealias Element = String

    fileprivate let base: Base

    /// Creates an iterator over the lines of the base sequence.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }

    /// Iterates over the lines.
    public struct AsyncIterator: AsyncIteratorProtocol {
        /// A line, without its line break.
        public typealias Element = String

        fileprivate var base: Base.AsyncIterator
        private var line: [UInt8] = []

        fileprivate init(base: Base.AsyncIterator) { self.base = base }

        /// The next line that isn't empty; nil at the end. Invalid UTF-8 is replaced by U+FFFD.
        ///
        /// - Throws: the base sequence's error.
        public mutating func next() async throws -> String? {
            while let byte = try await base.next() {
                line.append(byte)
                guard let length = lengthOfEnd else { continue }
                line.removeLast(length)
                if !line.isEmpty { return takeLine() }
            }
            return line.isEmpty ? nil : takeLine()
        }

        private mutating func takeLine() -> String {
            defer { line.removeAll(keepingCapacity: true) }
            return String(decoding: line, as: UTF8.self)
        }

        /// The length of the line break at the buffer's end, in bytes; nil if there is none.
        private var lengthOfEnd: Int? {
            switch line.last {
            case 0x0A, 0x0B, 0x0C, 0x0D: 1
            // U+0085, next line.
            case 0x85 where line.suffix(2) == [0xC2, 0x85]: 2
            // U+2028 and U+2029, the line and paragraph separators.
            case 0xA8 where line.suffix(3) == [0xE2, 0x80, 0xA8]: 3
            case 0xA9 where line.suffix(3) == [0xE2, 0x80, 0xA9]: 3
            default: nil
            }
        }
    }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
