import FoundationAdditions
import DeveloperToolsSupport
import Foundation

// Buttons whose label is a title, or a title with a symbol.

extension Button where Label == Text {
    /// A button with a title and without a role. The title is looked up in the app's strings.
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(titleKey, role: nil, action: action)
    }

    /// A button with a title and a role; nil is no role. The title is looked up in the app's strings.
    public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a title and without a role. The title is shown as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(title, role: nil, action: action)
    }

    /// A button with a title and a role; nil is no role. The title is shown as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(verbatim: String(title)) }
    }

    /// A button with a title and without a role. The title is a localized resource.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
        self.init(titleResource, role: nil, action: action)
    }

    /// A button with a title and a role; nil is no role. The title is a localized resource.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    /// A button with a title and a system symbol, and without a role. The title is looked up in the app's strings.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    /// A button with a title, a system symbol and a role; nil is no role. The title is looked up in the app's strings.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title and a system symbol, and without a role. The title is shown as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// A button with a title, a system symbol and a role; nil is no role. The title is shown as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(title, systemImage: systemImage) }
    }

    /// A button with a title and one of the app's images, and without a role. The title is looked up in the app's
    /// strings.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void) {
        self.init(titleKey, image: image, role: nil, action: action)
    }

    /// A button with a title, one of the app's images and a role; nil is no role. The title is looked up in the app's
    /// strings.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(titleKey, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a configuration describes: a style shows it to build on another style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}
