import BrowserHost
import DisplayList
import Foundation
import SwiftUI

/// Where a test's window is shown, and to whom: what a browser would say of itself and of its user.
///
/// The defaults are a phone of an English speaker in UTC, light, on a morning in 2026; nothing of the machine or of the clock
/// gets in.
public struct WindowSettings: Sendable {
    /// In points. 390 × 844 by default.
    public var size = CGSize(width: 390, height: 844)
    /// Pixels a point, for `displayScale` and pictures.
    public var scale: CGFloat = 2
    /// What notches and home indicators cover. Nothing by default.
    public var safeArea = EdgeInsets()
    /// Light or dark.
    public var colorScheme = ColorScheme.light
    /// The user's languages, the preferred one first, such as `["ja", "en"]`.
    public var languages = ["en"]
    /// The user's time zone.
    public var timeZone = TimeZone(identifier: "UTC")!
    /// How large the user wants text.
    public var textSize = DynamicTypeSize.large
    /// Whether the user wants less movement.
    public var reducesMotion = false
    /// Whether the user wants less translucency.
    public var reducesTransparency = false
    /// Whether the user wants more contrast.
    public var increasesContrast = false
    /// What the user says to questions for contacts and calendars.
    public var permissions = Permissions.asked
    /// What `@AppStorage` and `@SceneStorage` keep. Windows with the same storage are windows of the same user.
    public var storage = TestStorage()
    /// Where the time comes from. It is read when a window is opened.
    public var clock = Clock.stopped(at: Self.morning)

    /// A phone's window.
    public init() {}

    /// A window of that size, in points.
    public init(size: CGSize) { self.size = size }

    /// A phone's window, 390 × 844.
    public static var phone: WindowSettings { WindowSettings() }
    /// A tablet's window, 820 × 1180.
    public static var tablet: WindowSettings { WindowSettings(size: CGSize(width: 820, height: 1180)) }
    /// A browser's window on a desktop, 1280 × 800, one pixel a point.
    public static var desktop: WindowSettings {
        var settings = WindowSettings(size: CGSize(width: 1280, height: 800))
        settings.scale = 1
        return settings
    }

    /// 9:41 in UTC on the 9th of January 2026.
    public static let morning = Date(timeIntervalSince1970: 1_767_951_660)

    /// What a user says when an app wants something personal.
    public enum Permissions: Sendable {
        /// The window asks, in an alert that the test answers.
        case asked
        /// Everything was allowed before.
        case granted
        /// Everything was refused before.
        case denied
    }

    /// Where a window's time comes from: animations, timelines, and texts that count.
    public enum Clock: Sendable {
        /// It stands still until `TestWindow.advance(by:)`.
        case stopped(at: Date)
        /// The machine's.
        case running
    }
}

/// What `@AppStorage` and `@SceneStorage` keep for one user, in memory.
public struct TestStorage: Hashable, Sendable {
    package let user = UUID().uuidString

    /// Nothing is kept yet.
    public init() {}
}

extension WindowSettings {
    var environment: WindowEnvironment {
        WindowEnvironment(
            ClientEnvironment(
                viewport: size,
                safeArea: .init(
                    top: safeArea.top, left: safeArea.leading, bottom: safeArea.bottom, right: safeArea.trailing),
                scale: scale, locale: languages.first ?? "en", languages: languages, timeZone: timeZone.identifier,
                colorScheme: colorScheme == .dark ? .dark : .light, reducedMotion: reducesMotion,
                reducedTransparency: reducesTransparency, increasedContrast: increasesContrast,
                textScale: textSize.textScale),
            visitor: storage.user)
    }
}

extension DynamicTypeSize {
    /// How much larger than the usual body text this one's is.
    fileprivate var textScale: Double {
        Double(Font.TextStyle.body.size(in: self) / Font.TextStyle.body.size(in: .large))
    }
}
