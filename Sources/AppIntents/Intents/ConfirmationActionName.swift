import Foundation
import FoundationAdditions

/// When a confirmation can be left out. Here it never is.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
    /// The conditions as bits.
    public let rawValue: Int
    /// Conditions.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The screen is locked.
    public static let screenLocked = ConfirmationConditions(rawValue: 1)
}

/// What the button of a confirmation says.
public struct ConfirmationActionName: Hashable, Sendable {
    /// The app's own words; nil is "OK".
    let accept: LocalizedStringResource?
    /// The app's own words; nil is "Cancel".
    let deny: LocalizedStringResource?
    let isDestructive: Bool

    private init(_ accept: LocalizedStringResource?, _ deny: LocalizedStringResource?, _ isDestructive: Bool) {
        (self.accept, self.deny, self.isDestructive) = (accept, deny, isDestructive)
    }

    /// The app's own words.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
    ) -> ConfirmationActionName {
        ConfirmationActionName(acceptLabel, denyLabel, destructive)
    }

    private static func says(_ text: LocalizedStringResource) -> ConfirmationActionName {
        ConfirmationActionName(text, nil, false)
    }

    /// To go on: "OK".
    public static let `continue` = ConfirmationActionName(nil, nil, false)
    /// To do it.
    public static let `do` = says("Do"), go = says("Go"), run = says("Run"), start = says("Start")
    /// To add something.
    public static let add = says("Add"), addData = says("Add Data"), create = says("Create"), log = says("Log")
    /// To get something.
    public static let get = says("Get"), download = says("Download"), request = says("Request"), set = says("Set")
    /// To pay for something.
    public static let buy = says("Buy"), order = says("Order"), pay = says("Pay"), book = says("Book")
    /// To reach somebody.
    public static let call = says("Call"), send = says("Send"), post = says("Post"), share = says("Share")
    /// To find something.
    public static let find = says("Find"), search = says("Search"), filter = says("Filter"), view = says("View")
    /// To open something.
    public static let open = says("Open"), play = says("Play"), playSound = says("Play Sound")
    /// To turn something on or off.
    public static let toggle = says("Toggle"), turnOn = says("Turn On"), turnOff = says("Turn Off")
    /// To go somewhere.
    public static let checkIn = says("Check In"), startNavigation = says("Start Navigation")
}
