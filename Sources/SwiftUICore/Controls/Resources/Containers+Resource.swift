import Assets
import Foundation

// Sections, links and tabs whose title is a resource. Disfavoured, since a literal is to be a key.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// A section that can be folded away.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}

extension DisclosureGroup where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Leads to the page that `navigationDestination(for:destination:)` makes for the value; nil disables the link.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUICore.Label(title, image: name) }, description: { description })
    }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUICore.Label(title, systemImage: name) }, description: { description })
    }
}

extension Tab where Label == SwiftUICore.Label<Text, Image> {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) {
            SwiftUICore.Label(titleResource, systemImage: systemImage)
        }
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) { SwiftUICore.Label(titleResource, image: image) }
    }
}

extension Tab where Value == Never, Label == SwiftUICore.Label<Text, Image> {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { SwiftUICore.Label(titleResource, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { SwiftUICore.Label(titleResource, image: image) }
    }
}
