// More meanings of a text, and what HTML calls them.

extension UITextContentType {
    /// A part of a city or town.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The day of a date of birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a date of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a date of birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// The name on a payment card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The given name on a payment card.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The middle name on a payment card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    /// The family name on a payment card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// The security code of a payment card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The date at which a payment card expires.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The month in which a payment card expires.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The year in which a payment card expires.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The kind of a payment card.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
}

/// Meanings for which HTML has no word: a browser fills in nothing.
extension UITextContentType {
    /// A place, such as a point of interest or an address.
    public static let location = UITextContentType(rawValue: "location")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
    /// A date, a time, or a duration.
    public static let dateTime = UITextContentType(rawValue: "dateTime")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flightNumber")
    /// The number of a parcel.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
    /// The EID of a device with mobile data.
    public static let cellularEID = UITextContentType(rawValue: "cellularEID")
    /// The IMEI of a device with mobile data.
    public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")

    private static let unknownToBrowsers: Set<UITextContentType> = [
        .location, .addressCityAndState, .dateTime, .flightNumber, .shipmentTrackingNumber, .cellularEID, .cellularIMEI,
    ]

    /// The word of HTML's `autocomplete`; nil where HTML has none.
    var autocomplete: String? { Self.unknownToBrowsers.contains(self) ? nil : rawValue }
}
