import DeveloperToolsSupport
import Foundation
import FoundationAdditions

// Controls with an image or several values whose title is a resource. Disfavoured overloads, so that a string
// literal is a localized string key.

extension Button where Label == SwiftUICore.Label<Text, Image> {
    /// A button with a title and one of the app's images, and without a role. The title is a localized resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping () -> Void
    ) {
        self.init(titleResource, image: image, role: nil, action: action)
    }

    /// A button with a title, one of the app's images and a role; nil is no role. The title is a localized
    /// resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(titleResource, image: image) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title and one of the app's images. The title is a localized resource.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: { Text(titleResource) }, icon: { Image(decorative: resource) })
    }
}

extension Picker where Label == Text {
    /// One picker for several values; nothing is selected if they differ. The title is a localized resource.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selections: sources.map { $0[keyPath: selection] }, label: Text(titleResource), content: content())
    }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
    /// A picker with a title and one of the app's images. The title is a localized resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selections: [selection], label: SwiftUICore.Label(titleResource, image: image), content: content())
    }
}

extension Toggle where Label == Text {
    /// One toggle for several values: it is mixed if they differ, and pressing it then turns all on. The title is
    /// a localized resource.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources.map { $0[keyPath: isOn] }, label: Text(titleResource))
    }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    /// A toggle with a title and a system symbol. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(sources: [isOn], label: SwiftUICore.Label(titleResource, systemImage: systemImage))
    }

    /// A toggle with a title and one of the app's images. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
        self.init(sources: [isOn], label: SwiftUICore.Label(titleResource, image: image))
    }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
    /// A menu with a title and one of the app's images. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICore.Label(titleResource, image: image) }
    }

    /// A menu with a title and one of the app's images. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUICore.Label(titleResource, image: image) }
    }

    /// A menu with a title and one of the app's images. A press performs the primary action; the secondary button,
    /// a long press or the down arrow opens the menu. The title is a localized resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUICore.Label(titleResource, image: image) }, primaryAction: primaryAction)
    }
}
