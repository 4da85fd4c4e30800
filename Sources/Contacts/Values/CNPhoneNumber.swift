import Foundation

/// A telephone number, as it was written.
public final class CNPhoneNumber: NSObject, NSCopying, Sendable {
    /// The number as it was written.
    public let stringValue: String

    /// Creates a number from any notation.
    public init(stringValue string: String) {
        stringValue = string
    }

    /// The digits; full-width ones are converted to ASCII.
    private var digits: String {
        stringValue.applyingTransform(.fullwidthToHalfwidth, reverse: false).map {
            $0.filter(\.isASCII).filter(\.isNumber)
        } ?? ""
    }

    /// Whether both are the same number. If only one has an international prefix, the last nine digits are compared.
    func isSame(as other: CNPhoneNumber) -> Bool {
        let (mine, theirs) = (digits, other.digits)
        guard !mine.isEmpty, !theirs.isEmpty else { return false }
        if mine == theirs { return true }
        let isInternational = stringValue.contains("+") != other.stringValue.contains("+")
        return isInternational && min(mine.count, theirs.count) >= 9 && mine.suffix(9) == theirs.suffix(9)
    }

    /// The object itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether both are written in the same way.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    /// The hash of the number as it is written.
    public override var hash: Int { stringValue.hashValue }
}
