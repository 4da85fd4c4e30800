import Foundation

/// A telephone number as somebody wrote it.
public final class CNPhoneNumber: NSObject, NSCopying, Sendable {
    /// The number as it was written.
    public let stringValue: String

    /// Creates a number. It may be written in any way.
    public init(stringValue string: String) {
        stringValue = string
    }

    /// The digits, and a plus sign at the front.
    private var digits: String {
        stringValue.applyingTransform(.fullwidthToHalfwidth, reverse: false).map {
            $0.filter(\.isASCII).filter(\.isNumber)
        } ?? ""
    }

    /// The last nine digits decide where one is in international form and the other is not.
    func isSame(as other: CNPhoneNumber) -> Bool {
        let (mine, theirs) = (digits, other.digits)
        guard !mine.isEmpty, !theirs.isEmpty else { return false }
        if mine == theirs { return true }
        let isInternational = stringValue.contains("+") != other.stringValue.contains("+")
        return isInternational && min(mine.count, theirs.count) >= 9 && mine.suffix(9) == theirs.suffix(9)
    }

    /// The number itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether both are written the same.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    /// The hash of the number as it is written.
    public override var hash: Int { stringValue.hashValue }
}
