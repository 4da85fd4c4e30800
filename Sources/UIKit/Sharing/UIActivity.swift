import Foundation
import UIKitCore

/// An action on shared items. An app's own activities are listed beside the browser's.
///
/// See [UIActivity](https://developer.apple.com/documentation/uikit/uiactivity).
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The type of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The type's name.
        public let rawValue: String
        /// A type by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A type by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Adds a page to a reading list. Not offered here.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Sends to a nearby device. Not offered here.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Assigns a picture to a contact. Not offered here.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Copies texts and URLs to the clipboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Sends a mail. Not offered here: the browser's share dialog offers mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Opens a PDF file for markup. Not offered here.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Sends a message. Not offered here: the browser's share dialog offers messages.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Opens in a book app. Not offered here.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Posts to Facebook. Not offered here.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posts to Flickr. Not offered here.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Posts to Tencent Weibo. Not offered here.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Posts to Twitter. Not offered here.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Posts to Vimeo. Not offered here.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Posts to Weibo. Not offered here.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Prints. Not offered here.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Downloads an image as a file.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Starts a collaboration. Not offered here.
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")

        /// The browser's share dialog, which doesn't report the chosen target.
        static let browser = ActivityType("org.kissa.share")
        static let file = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
    }

    /// The list in which an activity is shown. Here there is one list for all.
    public enum Category: Int, Sendable { case action, share }

    /// Whether the activity is an action or shares something. Never called: there is one list for all.
    open class var activityCategory: Category { .action }
    /// The activity's type, by which it is excluded and reported. Nil by default.
    open var activityType: ActivityType? { nil }
    /// The activity's title in the list. Nil by default.
    open var activityTitle: String? { nil }
    /// The activity's image in the list. Nil by default.
    open var activityImage: UIImage? { nil }
    /// Whether the activity can act on the items, and is offered. False by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called with the items before the activity is performed.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// A controller that is shown instead of calling `perform()`.
    open var activityViewController: UIViewController? { nil }
    /// Performs the activity. An override calls `activityDidFinish` at the end.
    open func perform() {}

    var finish: (Bool) -> Void = { _ in }

    /// Ends the activity. An app calls it when the activity is done.
    /// - Parameter completed: Whether the activity was completed.
    open func activityDidFinish(_ completed: Bool) { finish(completed) }
}

/// Provides a shared item lazily.
///
/// See [UIActivityItemSource](https://developer.apple.com/documentation/uikit/uiactivityitemsource).
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// A placeholder for the item. Never called here.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The browser's share target is unknown, so `activityType` is nil.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// The subject, for share targets that have one.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Returns an empty subject.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
