import Foundation

extension TimeZone {
    /// The time zone for a name that a visitor's browser sent.
    ///
    /// - Returns: nil if the text isn't spelled like a name of the IANA database.
    package init?(named name: String) {
        guard name.utf8.count <= Self.nameByteCountMax, name.utf8.allSatisfy(Self.isOfName) else { return nil }
        self.init(identifier: name)
    }

    private static let nameByteCountMax = 64

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "+"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
