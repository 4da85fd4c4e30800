import Foundation

/// The part of a response's body that hasn't been written to the socket.
struct UnsentBody {
    private let bytes: Data
    private let file: FilePart?
    /// Counts the body for as long as this exists.
    private let held: HeldBody?
    private var rest: Range<Int>

    init(of response: Response) {
        bytes = response.body
        file = response.file
        held = response.held
        rest = file?.range ?? response.body.startIndex..<response.body.endIndex
    }

    var byteCount: Int { rest.count }
    var isSent: Bool { rest.isEmpty }

    /// The next bytes, after some room; nil if the file has become shorter.
    mutating func take(_ count: Int, after room: Int) -> [UInt8]? {
        let next = rest.lowerBound..<rest.lowerBound + count
        rest = next.upperBound..<rest.upperBound
        var isRead = true
        let piece = [UInt8](unsafeUninitializedCapacity: room + count) { buffer, filledCount in
            let target = UnsafeMutableRawBufferPointer(buffer)
            target[..<room].initializeMemory(as: UInt8.self, repeating: 0)
            isRead = fill(UnsafeMutableRawBufferPointer(rebasing: target[room...]), next)
            filledCount = isRead ? room + count : 0
        }
        return isRead ? piece : nil
    }

    private func fill(_ target: UnsafeMutableRawBufferPointer, _ next: Range<Int>) -> Bool {
        if let file { return file.file.read(at: next.lowerBound, into: target) }
        bytes[next].withUnsafeBytes { target.copyMemory(from: $0) }
        return true
    }
}
