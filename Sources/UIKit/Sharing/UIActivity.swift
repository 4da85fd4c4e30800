import Foundation
import UIKitCore

/// Something that can be done with what is shared: one of the app's own stands beside the browser's.
///
/// See [UIActivity](https://developer.apple.com/documentation/uikit/uiactivity).
@MainActor
open class UIActivity: NSObject {
    /// Which one it is.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")

        /// What the browser shares with, which doesn't tell which of its means somebody chose.
        static let browser = ActivityType("org.kissa.share")
        static let file = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
    }

    /// Among which it stands; here all stand in one list.
    public enum Category: Int, Sendable { case action, share }

    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    /// Whether the activity is offered.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called when it was chosen, before it is performed.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Shown when it was chosen, instead of `perform()`.
    open var activityViewController: UIViewController? { nil }
    /// Does what it is for, and calls `activityDidFinish`.
    open func perform() {}

    var finish: (Bool) -> Void = { _ in }

    /// To be called when it is done. - Parameter completed: Whether it came to its end.
    open func activityDidFinish(_ completed: Bool) { finish(completed) }
}

/// Says what is shared when it is known how.
///
/// See [UIActivityItemSource](https://developer.apple.com/documentation/uikit/uiactivityitemsource).
@MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The browser doesn't say by what it shares: `activityType` is nil.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
