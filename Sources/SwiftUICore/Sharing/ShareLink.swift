import CoreTransferable
import DisplayList
import Foundation

/// A button that shares items: with the browser's share sheet, or else with the clipboard.
///
/// See [ShareLink](https://developer.apple.com/documentation/swiftui/sharelink). URLs and items with a text
/// representation are shared; files aren't.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View
where Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
    private let label: Label
    @State private var words = SharedWords()
    @State private var isCopied = false
    @State private var copies = 0
    @Environment(\.self) private var environment

    /// Shares several items, with a preview of each and a label. The title of the first preview is the default subject.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, preview, label())
    }

    init(
        _ items: Data, _ subject: Text?, _ message: Text?,
        _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
    ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.preview = preview
        self.label = label
    }

    /// What the view shows.
    public var body: some View {
        HStack { label }
            .standardForeground(TintedLabelStyle(role: nil))
            .modifier(ShareModifier(content: content, didCopy: didCopy))
            .overlay { if isCopied { CopiedSign().transition(.opacity) } }
            .task(id: items.count) {
                // Transferred to the task, and not used here until it is done.
                nonisolated(unsafe) let items = items
                words = await SharedWords(items)
            }
            .task(id: copies) { await forget() }
    }

    private var content: ShareContent {
        let title = (subject ?? items.first.flatMap { item in preview?(item).title })?.plainText(in: environment)
        let texts = [message?.plainText(in: environment)].compactMap { $0 } + words.texts
        return ShareContent(
            title: title ?? "", text: texts.joined(separator: "\n"), address: words.address?.absoluteString)
    }

    private func didCopy() {
        withAnimation { isCopied = true }
        copies += 1
        AccessibilityNotification.Announcement(Text.system("Copied").plainText(in: environment)).post()
    }

    private func forget() async {
        guard isCopied else { return }
        try? await Task.sleep(for: .seconds(2))
        if !Task.isCancelled { withAnimation { isCopied = false } }
    }
}

/// The items in text form: the first URL, and texts.
private struct SharedWords: Sendable {
    var address: URL?
    var texts: [String] = []

    init() {}

    init<Items: RandomAccessCollection>(_ items: Items) async where Items.Element: Transferable {
        for item in items {
            let types = item.exportedContentTypes()
            if let type = types.first(where: { $0.conforms(to: .text) }), let text = try? await item.exported(as: type)
            {
                texts.append(String(decoding: text, as: UTF8.self))
            } else if types.contains(.url), let data = try? await item.exported(as: .url) {
                let url = URL(string: String(decoding: data, as: UTF8.self))
                if address == nil { address = url } else if let url { texts.append(url.absoluteString) }
            }
        }
    }
}

/// A message over the button that its items are on the clipboard.
private struct CopiedSign: View {
    var body: some View {
        Text.system("Copied")
            .font(.footnote.weight(.medium))
            .lineLimit(1)
            .fixedSize()
            .padding(.horizontal, 10)
            .padding(.vertical, 6)
            .background(.regularMaterial, in: Capsule())
            .accessibilityHidden(true)
            .allowsHitTesting(false)
    }
}

// MARK: - Initializers

/// The label of a link without its own.
public struct DefaultShareLinkLabel: View {
    let title: Text?

    /// What the view shows.
    public var body: some View {
        Label {
            title ?? .system("Share…")
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Shares texts, with a label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == String {
        self.init(items, subject, message, nil, label())
    }

    /// Shares addresses, with a label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == URL {
        self.init(items, subject, message, nil, label())
    }

    /// Shares one item, with a label.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Shares texts; the button reads Share….
    public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title: nil))
    }

    /// Shares addresses; the button reads Share….
    public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title: nil))
    }

    /// Shares one item; the button reads Share….
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: nil))
    }
}

extension ShareLink {
    /// Shares one item, with a preview and a label. The preview's title is the default subject.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares several items, with a preview of each; the button reads Share….
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(title: nil))
    }

    /// Shares one item, with a preview; the button reads Share….
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: nil))
    }
}
