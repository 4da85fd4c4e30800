import Foundation

/// Finds web addresses, mail addresses and phone numbers in their usual formats. Dates, postal addresses and flights aren't
/// supported: creating a detector for those alone throws.
///
/// On Apple's systems it is a subclass of `NSRegularExpression`, which can't be subclassed on Linux. See
/// [NSDataDetector](https://developer.apple.com/documentation/foundation/nsdatadetector).
public final class NSDataDetector: NSObject, Sendable {
    /// The requested types, including those that aren't supported here.
    public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
    private let links: Bool
    private let phoneNumbers: Bool

    /// - Throws: `CocoaError.formatting` if none of the requested types is supported.
    public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
        self.checkingTypes = checkingTypes
        links = checkingTypes & DetectedText.linkType != 0
        phoneNumbers = checkingTypes & DetectedText.phoneNumberType != 0
        guard links || phoneNumbers else { throw CocoaError(.formatting) }
        super.init()
    }

    /// The matches in the text's order, without overlaps.
    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [DetectedText] = []
        if links { found += DetectedText.links(in: string, options, range) }
        if phoneNumbers {
            let numbers = DetectedText.phoneNumbers(in: string, options, range)
            var places = IndexSet()
            for link in found { places.insert(integersIn: link.range.location..<NSMaxRange(link.range)) }
            found += numbers.filter { !places.intersects(integersIn: $0.range.location..<NSMaxRange($0.range)) }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// The first match in the range; nil if there is none.
    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// The number of matches in the range.
    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Calls `block` for each match, until it sets its last argument.
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isOver: ObjCBool = false
        for match in matches(in: string, options: options, range: range) where !isOver.boolValue {
            block(match, [], &isOver)
        }
    }
}

extension NSTextCheckingResult {
    /// The URL of a link; nil for other results.
    public var url: URL? { (self as? DetectedText)?.address }

    /// The phone number as it is written; nil for other results.
    public var phoneNumber: String? { (self as? DetectedText)?.number }
}
