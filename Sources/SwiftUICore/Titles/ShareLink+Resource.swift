import CoreTransferable
import Foundation
import FoundationAdditions

// Links that share something and whose title is a resource. Disfavoured overloads, so that a string literal is a
// localized string key.

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Shares one item, with a title. The title is a localized resource.
    @_disfavoredOverload
    public init<I: Transferable>(
        _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(Text(titleResource), item: item, subject: subject, message: message)
    }

    /// Shares texts, with a title. The title is a localized resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String {
        self.init(Text(titleResource), items: items, subject: subject, message: message)
    }

    /// Shares addresses, with a title. The title is a localized resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL {
        self.init(Text(titleResource), items: items, subject: subject, message: message)
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares one item, with a title and a preview. The title is a localized resource.
    @_disfavoredOverload
    public init<I: Transferable>(
        _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(Text(titleResource), item: item, subject: subject, message: message, preview: preview)
    }

    /// Shares several items, with a title and a preview of each. The title is a localized resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(titleResource), items: items, subject: subject, message: message, preview: preview)
    }
}
