import CoreTransferable

/// The preview of an item before it is shared. A browser shows its title.
///
/// See [SharePreview](https://developer.apple.com/documentation/swiftui/sharepreview).
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text
    private let image: Image?
    private let icon: Icon?

    /// A title with an image and an icon, which a browser doesn't show.
    public init(_ title: Text, image: Image, icon: Icon) {
        (self.title, self.image, self.icon) = (title, image, icon)
    }

    /// A title with an image and an icon, which a browser doesn't show. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(Text(titleKey), image: image, icon: icon)
    }

    /// A title with an image and an icon, which a browser doesn't show. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(Text(verbatim: String(title)), image: image, icon: icon)
    }

    private init(title: Text, image: Image?, icon: Icon?) {
        (self.title, self.image, self.icon) = (title, image, icon)
    }
}

extension SharePreview where Icon == Never {
    /// A title with an image, which a browser doesn't show.
    public init(_ title: Text, image: Image) { self.init(title: title, image: image, icon: nil) }

    /// A title with an image, which a browser doesn't show. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(title: Text(titleKey), image: image, icon: nil)
    }

    /// A title with an image, which a browser doesn't show. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {
        self.init(title: Text(verbatim: String(title)), image: image, icon: nil)
    }
}

extension SharePreview where Image == Never {
    /// A title with an icon, which a browser doesn't show.
    public init(_ title: Text, icon: Icon) { self.init(title: title, image: nil, icon: icon) }

    /// A title with an icon, which a browser doesn't show. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(title: Text(titleKey), image: nil, icon: icon)
    }

    /// A title with an icon, which a browser doesn't show. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) {
        self.init(title: Text(verbatim: String(title)), image: nil, icon: icon)
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A title.
    public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }
    /// A title. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), image: nil, icon: nil) }

    /// A title. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init(title: Text(verbatim: String(title)), image: nil, icon: nil)
    }
}
