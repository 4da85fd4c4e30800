import Foundation

/// A property list that a test writes, in either form.
indirect enum PlistFixture {
    case text(String)
    case whole(Int)
    case real(Double)
    case flag(Bool)
    case bytes(Data)
    case reference(Int)
    case array([PlistFixture])
    case table([(String, PlistFixture)])

    /// The list in XML.
    var xml: Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <!-- A scene. --><plist version="1.0">
            \(element)
            </plist>
            """.utf8)
    }

    private var element: String {
        switch self {
        case .text(let text):
            "<string>\(text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("é", with: "&#xE9;"))</string>"
        case .whole(let number): "<integer>\(number)</integer>"
        case .real(let number): "<real>\(number)</real>"
        case .flag(let flag): flag ? "<true/>" : "<false/>"
        case .bytes(let data): "<data>\n\(data.base64EncodedString())\n</data>"
        case .reference(let place): "<dict><key>CF$UID</key><integer>\(place)</integer></dict>"
        case .array(let elements): "<array>\n\(elements.map(\.element).joined(separator: "\n"))</array>"
        case .table(let entries):
            "<dict>\(entries.map { "<key>\($0.0)</key>\n\($0.1.element)" }.joined(separator: "\n"))</dict>"
        }
    }

    /// The list in Apple's binary form, with references of four bytes.
    var binary: Data {
        let writer = BinaryWriter()
        let root = writer.add(self)
        return writer.file(root: root)
    }
}

/// Writes the objects of a binary property list.
private final class BinaryWriter {
    private var objects: [[UInt8]] = []

    func add(_ value: PlistFixture) -> Int {
        let place = objects.count
        objects.append([])
        objects[place] = encoded(value)
        return place
    }

    private func encoded(_ value: PlistFixture) -> [UInt8] {
        switch value {
        case .text(let text) where text.allSatisfy(\.isASCII): return head(5, text.utf8.count) + Array(text.utf8)
        case .text(let text):
            return head(6, text.utf16.count) + text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
        case .whole(let number): return [0x13] + bytes(UInt64(bitPattern: Int64(number)), 8)
        case .real(let number): return [0x23] + bytes(number.bitPattern, 8)
        case .flag(let flag): return [flag ? 9 : 8]
        case .bytes(let data): return head(4, data.count) + Array(data)
        case .reference(let place): return [0x83] + bytes(UInt64(place), 4)
        case .array(let elements): return head(10, elements.count) + elements.flatMap { bytes(UInt64(add($0)), 4) }
        case .table(let entries):
            let keys = entries.flatMap { bytes(UInt64(add(.text($0.0))), 4) }
            return head(13, entries.count) + keys + entries.flatMap { bytes(UInt64(add($0.1)), 4) }
        }
    }

    private func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [kind << 4 | UInt8(count)] : [kind << 4 | 15, 0x12] + bytes(UInt64(count), 4)
    }

    private func bytes(_ number: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64($0 * 8)) }
    }

    func file(root: Int) -> Data {
        var file = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += bytes(UInt64(file.count), 4)
            file += object
        }
        let table = file.count
        let trailer = bytes(UInt64(objects.count), 8) + bytes(UInt64(root), 8) + bytes(UInt64(table), 8)
        return Data(file + offsets + [0, 0, 0, 0, 0, 0, 4, 4] + trailer)
    }
}
