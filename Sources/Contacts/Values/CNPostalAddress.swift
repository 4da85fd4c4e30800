import Foundation

/// Where somebody lives or works.
public class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Unchecked: it never changes; a CNMutablePostalAddress does, and its owner keeps it to one thread.
    struct Parts: Hashable, Sendable {
        var street = ""
        var subLocality = ""
        var city = ""
        var subAdministrativeArea = ""
        var state = ""
        var postalCode = ""
        var country = ""
        var isoCountryCode = ""
    }

    var parts: Parts

    /// Creates an address without anything.
    public override convenience init() { self.init(Parts()) }

    init(_ parts: Parts) {
        self.parts = parts
    }

    /// The street and the house number, possibly in several lines.
    public var street: String { parts.street }
    /// A part of the city. Files are not read for it, so it is empty unless it was set.
    public var subLocality: String { parts.subLocality }
    /// The city.
    public var city: String { parts.city }
    /// The district or county. Files are not read for it, so it is empty unless it was set.
    public var subAdministrativeArea: String { parts.subAdministrativeArea }
    /// The state or prefecture.
    public var state: String { parts.state }
    /// The postal code.
    public var postalCode: String { parts.postalCode }
    /// The country, as it is written.
    public var country: String { parts.country }
    /// Two small letters.
    public var isoCountryCode: String { parts.isoCountryCode }

    /// A copy that never changes.
    public func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts) }
    /// A copy that can be changed.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts) }
    /// Whether both have the same parts.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
    /// The hash of the parts.
    public override var hash: Int { parts.hashValue }
}

/// An address that can be changed.
public final class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    /// The street and the house number, possibly in several lines.
    public override var street: String {
        get { super.street }
        set { parts.street = newValue }
    }
    /// A part of the city. Files are not read for it, so it is empty unless it was set.
    public override var subLocality: String {
        get { super.subLocality }
        set { parts.subLocality = newValue }
    }
    /// The city.
    public override var city: String {
        get { super.city }
        set { parts.city = newValue }
    }
    /// The district or county. Files are not read for it, so it is empty unless it was set.
    public override var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { parts.subAdministrativeArea = newValue }
    }
    /// The state or prefecture.
    public override var state: String {
        get { super.state }
        set { parts.state = newValue }
    }
    /// The postal code.
    public override var postalCode: String {
        get { super.postalCode }
        set { parts.postalCode = newValue }
    }
    /// The country, as it is written.
    public override var country: String {
        get { super.country }
        set { parts.country = newValue }
    }
    /// The country as two small letters of ISO 3166-1.
    public override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { parts.isoCountryCode = newValue }
    }
}

/// Writes addresses as envelopes have them.
public class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    // Unchecked: as with Apple's, its owner keeps it to one thread.
    /// How addresses are written: there is one way.
    public var style = CNPostalAddressFormatterStyle.mailingAddress

    /// In several lines: from the large to the small with a postal mark where the address is Japanese.
    public class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let parts = postalAddress.parts
        let isJapanese = parts.isoCountryCode == "jp" || parts.country == "日本" || parts.country == "Japan"
        let lines =
            isJapanese
            ? [
                parts.postalCode.isEmpty ? "" : "〒" + parts.postalCode,
                [parts.state, parts.city, parts.subLocality, parts.street].joined(), parts.country,
            ]
            : [
                parts.street, parts.subLocality,
                [parts.city, parts.state, parts.postalCode].filter { !$0.isEmpty }.joined(separator: " "),
                parts.country,
            ]
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The address in several lines, as `string(from:style:)`.
    public func string(from postalAddress: CNPostalAddress) -> String {
        Self.string(from: postalAddress, style: style)
    }

    /// The address in several lines; nil where the object is no address.
    public override func string(for object: Any?) -> String? { (object as? CNPostalAddress).map { string(from: $0) } }
}

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// In several lines, as on an envelope.
    case mailingAddress = 0
}
