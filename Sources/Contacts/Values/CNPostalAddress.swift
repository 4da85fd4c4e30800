import Foundation

/// A postal address.
public class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Unchecked: this class is immutable; CNMutablePostalAddress isn't, and its owner keeps it on one thread.
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

    /// Creates an empty address.
    public override convenience init() { self.init(Parts()) }

    init(_ parts: Parts) {
        self.parts = parts
    }

    /// The street and the house number, possibly in several lines.
    public var street: String { parts.street }
    /// A part of the city. It isn't read from files, so it is empty unless it was set.
    public var subLocality: String { parts.subLocality }
    /// The city.
    public var city: String { parts.city }
    /// The district or county. It isn't read from files, so it is empty unless it was set.
    public var subAdministrativeArea: String { parts.subAdministrativeArea }
    /// The state or prefecture.
    public var state: String { parts.state }
    /// The postal code.
    public var postalCode: String { parts.postalCode }
    /// The country, as it is written.
    public var country: String { parts.country }
    /// The country code of ISO 3166-1, as two lowercase letters.
    public var isoCountryCode: String { parts.isoCountryCode }

    /// An immutable copy.
    public func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts) }
    /// A mutable copy.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts) }
    /// Whether both have the same parts.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
    /// The hash of the parts.
    public override var hash: Int { parts.hashValue }
}

/// A mutable address.
public final class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    /// The street and the house number, possibly in several lines.
    public override var street: String {
        get { super.street }
        set { parts.street = newValue }
    }
    /// A part of the city. It isn't read from files, so it is empty unless it was set.
    public override var subLocality: String {
        get { super.subLocality }
        set { parts.subLocality = newValue }
    }
    /// The city.
    public override var city: String {
        get { super.city }
        set { parts.city = newValue }
    }
    /// The district or county. It isn't read from files, so it is empty unless it was set.
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
    /// The country code of ISO 3166-1, as two lowercase letters.
    public override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { parts.isoCountryCode = newValue }
    }
}

/// Formats addresses as on envelopes.
public class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    // Unchecked: as with Apple's, its owner keeps it on one thread.
    /// The style, of which there is only one.
    public var style = CNPostalAddressFormatterStyle.mailingAddress

    /// Formats an address in several lines. A Japanese address starts with a postal mark and the largest unit.
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

    /// Formats an address in several lines; nil if the object isn't an address.
    public override func string(for object: Any?) -> String? { (object as? CNPostalAddress).map { string(from: $0) } }
}

/// The style of addresses.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// In several lines, as on an envelope.
    case mailingAddress = 0
}
