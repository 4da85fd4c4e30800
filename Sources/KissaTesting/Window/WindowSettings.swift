import BrowserHost
import DisplayList
import Foundation
import SwiftUI

/// The environment and the user of a test's window: what a browser would report.
///
/// The defaults are a phone of an English speaker in UTC, in light appearance, on a morning in 2026; they don't depend on the
/// machine or the clock.
public struct WindowSettings: Sendable {
    /// In points. 390 × 844 by default.
    public var size = CGSize(width: 390, height: 844)
    /// Pixels per point, for `displayScale` and pictures.
    public var scale: CGFloat = 2
    /// The insets of notches and home indicators. Empty by default.
    public var safeArea = EdgeInsets()
    /// Light or dark.
    public var colorScheme = ColorScheme.light
    /// The user's languages, the preferred one first, such as `["ja", "en"]`.
    public var languages = ["en"]
    /// The user's time zone.
    public var timeZone = TimeZone(identifier: "UTC")!
    /// The user's text size.
    public var textSize = DynamicTypeSize.large
    /// Whether the user prefers reduced motion.
    public var reducesMotion = false
    /// Whether the user prefers reduced transparency.
    public var reducesTransparency = false
    /// Whether the user prefers increased contrast.
    public var increasesContrast = false
    /// The user's answer to requests for contacts and calendars.
    public var permissions = Permissions.asked
    /// The storage of `@AppStorage` and `@SceneStorage`. Windows with the same storage belong to the same user.
    public var storage = TestStorage()
    /// The window's clock. It is read when a window is opened.
    public var clock = Clock.stopped(at: Self.morning)

    /// Creates the settings of a phone's window.
    public init() {}

    /// Creates the settings of a window of a size, in points.
    public init(size: CGSize) { self.size = size }

    /// A phone's window, 390 × 844.
    public static var phone: WindowSettings { WindowSettings() }
    /// A tablet's window, 820 × 1180.
    public static var tablet: WindowSettings { WindowSettings(size: CGSize(width: 820, height: 1180)) }
    /// A desktop browser's window, 1280 × 800, one pixel per point.
    public static var desktop: WindowSettings {
        var settings = WindowSettings(size: CGSize(width: 1280, height: 800))
        settings.scale = 1
        return settings
    }

    /// 9:41 in UTC on the 9th of January 2026.
    public static let morning = Date(timeIntervalSince1970: 1_767_951_660)

    /// The user's answer when an app requests personal data.
    public enum Permissions: Sendable {
        /// The window shows an alert, which the test answers.
        case asked
        /// Everything has been allowed.
        case granted
        /// Everything has been refused.
        case denied
    }

    /// A window's clock, for animations, timelines, and timer texts.
    public enum Clock: Sendable {
        /// It only advances by `TestWindow.advance(by:)`.
        case stopped(at: Date)
        /// The machine's clock.
        case running
    }
}

/// The storage of `@AppStorage` and `@SceneStorage` for one user, in memory.
public struct TestStorage: Hashable, Sendable {
    package let user = UUID().uuidString

    /// Creates an empty storage.
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
    /// The text size relative to the default body size.
    fileprivate var textScale: Double {
        Double(Font.TextStyle.body.size(in: self) / Font.TextStyle.body.size(in: .large))
    }
}
