import Foundation

/// Finds web addresses, mail addresses and, in the forms that are written for people, phone numbers. Dates, postal
/// addresses and flights aren't found: a detector of those alone can't be made.
///
/// On Apple's systems it is an `NSRegularExpression`, which nothing can inherit from on Linux. See
/// [NSDataDetector](https://developer.apple.com/documentation/foundation/nsdatadetector).
public final class NSDataDetector: NSObject, Sendable {
    /// The types that were asked for, including those that aren't found here.
    public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
    private let links: Bool
    private let phoneNumbers: Bool

    /// - Throws: `CocoaError.formatting` where nothing of what is asked for can be found.
    public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
        self.checkingTypes = checkingTypes
        links = checkingTypes & DetectedText.linkType != 0
        phoneNumbers = checkingTypes & DetectedText.phoneNumberType != 0
        guard links || phoneNumbers else { throw CocoaError(.formatting) }
        super.init()
    }

    /// The matches in the order of the text; none overlaps another.
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

    /// The first match in the range; nil without any.
    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// How many matches there are in the range.
    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Calls `block` for each, until it sets its last argument.
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
    /// The address of a link; nil for other results.
    public var url: URL? { (self as? DetectedText)?.address }

    /// The phone number as it is written; nil for other results.
    public var phoneNumber: String? { (self as? DetectedText)?.number }
}
