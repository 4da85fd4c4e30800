import Foundation

/// A telephone number as somebody wrote it.
public final class CNPhoneNumber: NSObject, NSCopying, Sendable {
    public let stringValue: String

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

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    public override var hash: Int { stringValue.hashValue }
}
