import FoundationAdditions
import Foundation

// Sections, links and tabs whose title is a resource. Disfavoured overloads, so that a string literal is a localized
// string key.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title as its header. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// A section that can be collapsed.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a title, which itself keeps whether it is expanded. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// A group with a title; `isExpanded` is true while it is expanded. The title is a localized resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text {
    /// A link to a view, with a title. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link to the page that `navigationDestination(for:destination:)` makes for the value; nil disables the link.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A view that says what is missing, with one of the app's images. The title is a localized resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUICore.Label(title, image: name) }, description: { description })
    }

    /// A view that says what is missing, with a system symbol. The title is a localized resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUICore.Label(title, systemImage: name) }, description: { description })
    }
}

extension Tab where Label == SwiftUICore.Label<Text, Image> {
    /// A tab for a value, with a title and a system symbol. The title is a localized resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) {
            SwiftUICore.Label(titleResource, systemImage: systemImage)
        }
    }

    /// A tab for a value, with a title and one of the app's images. The title is a localized resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) { SwiftUICore.Label(titleResource, image: image) }
    }
}

extension Tab where Value == Never, Label == SwiftUICore.Label<Text, Image> {
    /// A tab without a value of its own, with a title and a system symbol. The title is a localized resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { SwiftUICore.Label(titleResource, systemImage: systemImage) }
    }

    /// A tab without a value of its own, with a title and one of the app's images. The title is a localized resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) { SwiftUICore.Label(titleResource, image: image) }
    }
}
