import Foundation

/// Views to be looked at while they are made. `make preview` shows them, one below the other.
///
/// See [PreviewProvider](https://developer.apple.com/documentation/swiftui/previewprovider).
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Nil: a preview runs in the browser.
    public static var platform: PreviewPlatform? { nil }
}

/// What a preview runs on.
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

/// How large a preview is.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// Which way a preview's device is held.
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
    // What these say, they say to Xcode's previews alone, on Apple's systems too: an app shows nothing of it.

    /// No effect here: it is for Xcode's previews.
    public func previewDisplayName(_ value: String?) -> some View { self }
    /// No effect here: it is for Xcode's previews.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    /// No effect here: it is for Xcode's previews.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// No effect here: it is for Xcode's previews.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
