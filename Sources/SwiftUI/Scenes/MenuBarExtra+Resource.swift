// Extras of a menu bar, and options of dialogs, whose title is a resource. Disfavoured overloads, so that a string
// literal is a localized string key.

extension MenuBarExtra where Label == Text {
    /// Creates a window with the content and a title. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleResource), content)
    }

    /// Creates a window with the content and a title. `isInserted` is ignored here. The title is a localized
    /// resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isInserted: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(titleResource), content)
    }
}

extension MenuBarExtra where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a window with the content and a title. The image is ignored here. The title is a localized
    /// resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(titleResource), content)
    }

    /// Creates a window with the content and a title. The image is ignored here. The title is a localized
    /// resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: @escaping () -> Content)
    {
        self.init(Text(titleResource), content)
    }

    /// Creates a window with the content and a title. The image and `isInserted` are ignored here. The title is a
    /// localized resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(Text(titleResource), content)
    }
}

extension Scene {
    /// Adds a checkbox with a label to each dialog, with which a person can suppress it. The title is a localized
    /// resource.
    @_disfavoredOverload
    public func dialogSuppressionToggle(_ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>)
        -> some Scene
    {
        dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
    }
}
