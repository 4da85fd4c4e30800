import CZlib
import Foundation
import FoundationModels
import ModelFetching

/// A small made-up wheel: a ZIP archive with a few members.
struct TestWheel {
    struct Member {
        var name: String
        var bytes: [UInt8]
        var isCompressed = true
    }

    var project: String
    var members: [Member]

    var fileName: String { "\(project.replacing("-", with: "_"))-1.0-py3-none-any.whl" }

    /// The wheel's row in the table. `member` is the model or a part of it.
    func row(_ member: String) -> FetchableModel.Wheel {
        let data = data
        return FetchableModel.Wheel(
            project: project, fileName: fileName, byteCount: data.count, sha256: hash(data), member: member)
    }

    var data: Data {
        var archive: [UInt8] = [], directory: [UInt8] = []
        for member in members {
            let packed = member.isCompressed ? deflated(member.bytes) : member.bytes
            let name = Array(member.name.utf8), offset = archive.count
            let sizes =
                bytes32(0) + bytes32(packed.count) + bytes32(member.bytes.count) + bytes16(name.count) + bytes16(0)
            let method = bytes16(member.isCompressed ? 8 : 0)
            archive += bytes32(0x0403_4B50) + bytes16(20) + bytes16(0) + method + bytes32(0) + sizes + name + packed
            directory += bytes32(0x0201_4B50) + bytes16(20) + bytes16(20) + bytes16(0) + method + bytes32(0) + sizes
            directory += bytes16(0) + bytes16(0) + bytes16(0) + bytes32(0) + bytes32(offset) + name
        }
        let count = bytes16(members.count), start = archive.count
        archive += directory + bytes32(0x0605_4B50) + bytes32(0) + count + count + bytes32(directory.count)
        return Data(archive + bytes32(start) + bytes16(3) + Array("end".utf8))
    }

    private func deflated(_ bytes: [UInt8]) -> [UInt8] {
        var stream = z_stream(), input = bytes
        deflateInit2_(
            &stream, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        defer { deflateEnd(&stream) }
        var output = [UInt8](repeating: 0, count: bytes.count + 1024)
        let count = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                (stream.next_in, stream.avail_in) = (source.baseAddress, UInt32(source.count))
                (stream.next_out, stream.avail_out) = (target.baseAddress, UInt32(target.count))
                precondition(deflate(&stream, Z_FINISH) == Z_STREAM_END)
                return target.count - Int(stream.avail_out)
            }
        }
        return Array(output[..<count])
    }

    private func bytes16(_ number: Int) -> [UInt8] { withUnsafeBytes(of: UInt16(number).littleEndian, Array.init) }
    private func bytes32(_ number: Int) -> [UInt8] { withUnsafeBytes(of: UInt32(number).littleEndian, Array.init) }
}

func hash(_ data: Data) -> String {
    var hash = SHA256()
    hash.append(data)
    return hash.digest()
}
