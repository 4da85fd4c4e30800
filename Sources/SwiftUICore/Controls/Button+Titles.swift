import Assets
import DeveloperToolsSupport
import Foundation

// Buttons whose label is a title, or a title with a symbol.

extension Button where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(titleKey, role: nil, action: action)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(title, role: nil, action: action)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(verbatim: String(title)) }
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
        self.init(titleResource, role: nil, action: action)
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(title, systemImage: systemImage) }
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void) {
        self.init(titleKey, image: image, role: nil, action: action)
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(titleKey, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// For a style that builds on another.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}
