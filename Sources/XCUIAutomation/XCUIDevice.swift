import CoreGraphics
import Foundation
import KissaTesting
import UIKit

/// The device that the app's window is on.
///
/// See [XCUIDevice](https://developer.apple.com/documentation/xcuiautomation/xcuidevice). What it is set to holds for the app
/// that runs, and for those that are launched later.
public final class XCUIDevice: Sendable {
    /// The only one.
    public static let shared = XCUIDevice()

    private init() {}

    /// Which way it is held: the window is as wide as it was high, or the other way round.
    public var orientation: UIDeviceOrientation {
        get { assumingMainActor { RunningApps.device.orientation } }
        set { assumingMainActor { RunningApps.changeDevice { $0.orientation = newValue } } }
    }

    /// Light or dark.
    public var appearance: Appearance {
        get { assumingMainActor { RunningApps.device.appearance } }
        set { assumingMainActor { RunningApps.changeDevice { $0.appearance = newValue } } }
    }

    /// How the system looks. What is unspecified is as the app's settings say.
    public enum Appearance: Int, Sendable { case unspecified, light, dark }

    /// A button of a device. There are no others here.
    public enum Button: Int, Sendable { case home = 1 }

    /// Presses a button: home takes the apps to the background, until they are activated.
    public func press(_ button: Button) {
        assumingMainActor { RunningApps.window?.isVisible = false }
    }

    /// What the system offers to apps.
    public var system: XCUISystem { XCUISystem() }
}

/// What the system offers to apps.
///
/// See [XCUISystem](https://developer.apple.com/documentation/xcuiautomation/xcuisystem).
public struct XCUISystem: Sendable {
    /// Opens an address: the app that runs hears of it.
    public func open(_ url: URL) { XCUIApplication().open(url) }
}

/// How the device is set.
struct DeviceSettings {
    var orientation = UIDeviceOrientation.portrait { didSet { hasBeenTurned = true } }
    var appearance = XCUIDevice.Appearance.unspecified
    /// A window that is wider than high stays so until somebody turns the device.
    private var hasBeenTurned = false

    /// The settings of a window on such a device.
    func applied(to settings: WindowSettings) -> WindowSettings {
        var settings = settings
        let (short, long) = (
            min(settings.size.width, settings.size.height), max(settings.size.width, settings.size.height)
        )
        if hasBeenTurned, orientation.isValidInterfaceOrientation {
            let isUpright = orientation.isPortrait
            settings.size = CGSize(width: isUpright ? short : long, height: isUpright ? long : short)
        }
        switch appearance {
        case .unspecified: break
        case .light: settings.colorScheme = .light
        case .dark: settings.colorScheme = .dark
        }
        return settings
    }
}

/// A screen.
///
/// See [XCUIScreen](https://developer.apple.com/documentation/xcuiautomation/xcuiscreen).
public final class XCUIScreen: Sendable {
    /// The only one.
    public static let main = XCUIScreen()
    /// All there are.
    public static var screens: [XCUIScreen] { [main] }

    private init() {}

    /// A picture of what is on it: the app under test.
    public func screenshot() -> XCUIScreenshot {
        assumingMainActor { XCUIScreenshot(try? RunningApps.window?.picture()) }
    }
}
