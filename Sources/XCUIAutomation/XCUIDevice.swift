import CoreGraphics
import Foundation
import KissaTesting
import UIKit

/// The device that the app's window is on.
///
/// See [XCUIDevice](https://developer.apple.com/documentation/xcuiautomation/xcuidevice). Its settings apply to the running app,
/// and to those that are launched later.
public final class XCUIDevice: Sendable {
    /// The only device.
    public static let shared = XCUIDevice()

    private init() {}

    /// The orientation. Changing it between portrait and landscape swaps the window's width and height.
    public var orientation: UIDeviceOrientation {
        get { assumingMainActor { RunningApps.device.orientation } }
        set { assumingMainActor { RunningApps.changeDevice { $0.orientation = newValue } } }
    }

    /// Light or dark.
    public var appearance: Appearance {
        get { assumingMainActor { RunningApps.device.appearance } }
        set { assumingMainActor { RunningApps.changeDevice { $0.appearance = newValue } } }
    }

    /// The system's appearance. If it is unspecified, the app's settings apply.
    public enum Appearance: Int, Sendable { case unspecified, light, dark }

    /// A button of the device. The only one here is home.
    public enum Button: Int, Sendable { case home = 1 }

    /// Presses a button. Home moves the app to the background until it is activated.
    public func press(_ button: Button) {
        assumingMainActor { RunningApps.window?.isVisible = false }
    }

    /// The system's services for apps.
    public var system: XCUISystem { XCUISystem() }
}

/// The system's services for apps.
///
/// See [XCUISystem](https://developer.apple.com/documentation/xcuiautomation/xcuisystem).
public struct XCUISystem: Sendable {
    /// Opens a URL in the running app.
    public func open(_ url: URL) { XCUIApplication().open(url) }
}

/// The settings of the device.
struct DeviceSettings {
    var orientation = UIDeviceOrientation.portrait { didSet { hasBeenTurned = true } }
    var appearance = XCUIDevice.Appearance.unspecified
    /// Whether the device was rotated. Until then, a landscape window stays as it is.
    private var hasBeenTurned = false

    /// Applies the device's settings to a window's.
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
    /// The only screen.
    public static let main = XCUIScreen()
    /// All screens.
    public static var screens: [XCUIScreen] { [main] }

    private init() {}

    /// A screenshot of the app under test.
    public func screenshot() -> XCUIScreenshot {
        assumingMainActor { XCUIScreenshot(try? RunningApps.window?.picture()) }
    }
}
