import CoreTransferable
import Foundation

// The links that have a title as their label.

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Shares one item, with a title.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: title))
    }

    /// Shares one item, with a title. The title is looked up in the app's strings.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(Text(titleKey), item: item, subject: subject, message: message)
    }

    /// Shares one item, with a title. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(Text(verbatim: String(title)), item: item, subject: subject, message: message)
    }

    /// Shares texts, with a title.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title: title))
    }

    /// Shares texts, with a title. The title is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String {
        self.init(Text(titleKey), items: items, subject: subject, message: message)
    }

    /// Shares texts, with a title. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String {
        self.init(Text(verbatim: String(title)), items: items, subject: subject, message: message)
    }

    /// Shares addresses, with a title.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title: title))
    }

    /// Shares addresses, with a title. The title is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL {
        self.init(Text(titleKey), items: items, subject: subject, message: message)
    }

    /// Shares addresses, with a title. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL {
        self.init(Text(verbatim: String(title)), items: items, subject: subject, message: message)
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares one item, with a title and a preview.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: title))
    }

    /// Shares one item, with a title and a preview. The title is looked up in the app's strings.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(Text(titleKey), item: item, subject: subject, message: message, preview: preview)
    }

    /// Shares one item, with a title and a preview. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(Text(verbatim: String(title)), item: item, subject: subject, message: message, preview: preview)
    }

    /// Shares several items, with a title and a preview of each.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(title: title))
    }

    /// Shares several items, with a title and a preview of each. The title is looked up in the app's strings.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(titleKey), items: items, subject: subject, message: message, preview: preview)
    }

    /// Shares several items, with a title and a preview of each. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(verbatim: String(title)), items: items, subject: subject, message: message, preview: preview)
    }
}
