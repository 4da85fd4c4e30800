import Foundation
import UIKitCore

/// An action on shared items. An app's own activities are listed beside the browser's.
///
/// See [UIActivity](https://developer.apple.com/documentation/uikit/uiactivity).
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The name of a kind of activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The activity's name.
        public let rawValue: String
        /// An activity's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An activity's name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Keeps a page for later reading. Not offered here.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Sends to a device nearby. Not offered here.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Gives a picture to a person of the address book. Not offered here.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Copies words and addresses to the clipboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Writes a letter. Not offered here: the browser shares by mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Draws on a PDF file. Not offered here.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Writes a message. Not offered here: the browser shares by messages.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Opens a book. Not offered here.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Publishes at Facebook. Not offered here.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Publishes at Flickr. Not offered here.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Publishes at Tencent Weibo. Not offered here.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Publishes at Twitter. Not offered here.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Publishes at Vimeo. Not offered here.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Publishes at Weibo. Not offered here.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Prints. Not offered here.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Saves an image as a file of the visitor's.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Does something together with others. Not offered here.
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")

        /// The browser's share dialog, which doesn't report the chosen target.
        static let browser = ActivityType("org.kissa.share")
        static let file = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
    }

    /// In which list an activity is shown. Here there is one list for all.
    public enum Category: Int, Sendable { case action, share }

    /// Whether the activity does something or shares something. Never called: all stand in one list.
    open class var activityCategory: Category { .action }
    /// The activity's name, by which it is excluded and reported. Nil by default.
    open var activityType: ActivityType? { nil }
    /// The activity's text in the list. Nil by default.
    open var activityTitle: String? { nil }
    /// The activity's image in the list. Nil by default.
    open var activityImage: UIImage? { nil }
    /// Whether the activity is offered. False by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called when it was chosen, before it is performed.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Shown when it was chosen, instead of `perform()`.
    open var activityViewController: UIViewController? { nil }
    /// Performs the activity. An override calls `activityDidFinish` at the end.
    open func perform() {}

    var finish: (Bool) -> Void = { _ in }

    /// Ends the activity. An app calls it when the activity is done.
    /// - Parameter completed: Whether the activity came to its end.
    open func activityDidFinish(_ completed: Bool) { finish(completed) }
}

/// Provides a shared item lazily.
///
/// See [UIActivityItemSource](https://developer.apple.com/documentation/uikit/uiactivityitemsource).
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Something of the kind that will be shared. Never called here.
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
