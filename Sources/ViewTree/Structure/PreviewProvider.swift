import Foundation

/// Views for previewing during development. `make preview` shows them below each other.
///
/// See [PreviewProvider](https://developer.apple.com/documentation/swiftui/previewprovider).
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Nil: previews run in the browser.
    public static var platform: PreviewPlatform? { nil }
}

/// A preview's platform.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// The device of a preview, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name of the device.
    public let rawValue: String
    /// A device by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A device by its name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// A preview's size.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a preview's device.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
    /// The name of the orientation.
    public let id: String
    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// Turned to the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// Turned to the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    /// All four orientations.
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

extension View {
    // These only affect Xcode's previews, on Apple's systems too: an app ignores them.

    /// No effect here: it is for Xcode's previews.
    public func previewDisplayName(_ value: String?) -> some View { self }
    /// No effect here: it is for Xcode's previews.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    /// No effect here: it is for Xcode's previews.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// No effect here: it is for Xcode's previews.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
