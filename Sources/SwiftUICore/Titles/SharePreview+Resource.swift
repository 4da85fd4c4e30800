import CoreTransferable
import Foundation
import FoundationAdditions

// Previews of shared items whose title is a resource. Disfavoured overloads, so that a string literal is a localized
// string key.

extension SharePreview {
    /// A title with an image and an icon, which a browser doesn't show. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(Text(titleResource), image: image, icon: icon)
    }
}

extension SharePreview where Icon == Never {
    /// A title with an image, which a browser doesn't show. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image) {
        self.init(Text(titleResource), image: image)
    }
}

extension SharePreview where Image == Never {
    /// A title with an icon, which a browser doesn't show. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, icon: Icon) {
        self.init(Text(titleResource), icon: icon)
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A title. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) {
        self.init(Text(titleResource))
    }
}
