import Foundation
import Synchronization
import UIKitCore

/// The state of loading an image.
public enum AsyncImagePhase: Sendable {
    /// No image has loaded yet, or there is no address.
    case empty
    /// The image has loaded.
    case success(Image)
    /// Loading failed with an error.
    case failure(any Error)

    /// The image once it is loaded; otherwise nil.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The error if loading failed; otherwise nil.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Loads an image from an address and shows it when it has loaded.
///
/// See [AsyncImage](https://developer.apple.com/documentation/swiftui/asyncimage). The app loads the image, and the page gets it
/// from the app: the visitor's browser sends no requests to other servers. The latest 200 images are cached for the lifetime of
/// the process.
///
/// An address may come from a visitor, so it has to be `http` or `https` with a public address, or a file among the app's own
/// resources. `KISSA_LOCAL_IMAGES=1` allows everything that the process can reach: other files, and this machine's network.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> AnyView
    @State private var phase = AsyncImagePhase.empty

    /// Shows a gray area until the image has loaded, and if it can't be loaded.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.url = url
        self.scale = scale
        transaction = Transaction()
        content = { $0.image.map { AnyView($0) } ?? AnyView(Rectangle().fill(.quaternary)) }
    }

    /// Shows `content` with the image once it has loaded, and `placeholder` until then or if loading fails.
    ///
    /// - Parameters:
    ///   - url: the address; nil loads nothing.
    ///   - scale: the number of image pixels per point.
    ///   - content: makes a view of the loaded image.
    ///   - placeholder: makes the view that is shown until then.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.url = url
        self.scale = scale
        transaction = Transaction()
        self.content = { $0.image.map { AnyView(content($0)) } ?? AnyView(placeholder()) }
    }

    /// Shows the result of `content` for each phase.
    ///
    /// - Parameters:
    ///   - url: the address; nil stays in the phase `empty`.
    ///   - scale: the number of image pixels per point.
    ///   - transaction: the transaction in which the phase changes once loading ends.
    ///   - content: makes a view for each phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = { AnyView(content($0)) }
    }

    /// The content for the current phase; it loads the image while it is shown.
    public var body: some View {
        content(phase).task(id: url) { await load() }
    }

    private func load() async {
        guard let url else {
            phase = .empty
            return
        }
        if let known = RemoteImages.known(url, scale) {
            phase = .success(Image(uiImage: known))
            return
        }
        phase = .empty
        do {
            let image = try await RemoteImages.load(url, scale)
            withTransaction(transaction) { phase = .success(Image(uiImage: image)) }
        } catch {
            if !Task.isCancelled { withTransaction(transaction) { phase = .failure(error) } }
        }
    }
}

/// A cache of images loaded from addresses.
enum RemoteImages {
    private static let countMax = 200

    private struct Key: Hashable {
        let url: URL
        let scale: CGFloat
    }

    private struct Kept {
        var images: [Key: UIImage] = [:]
        /// The oldest comes first.
        var order: [Key] = []
    }

    private static let kept = Mutex(Kept())

    static func known(_ url: URL, _ scale: CGFloat) -> UIImage? {
        kept.withLock { $0.images[Key(url: url, scale: scale)] }
    }

    static func load(
        _ url: URL, _ scale: CGFloat, from source: ImageSource = .standard
    ) async throws -> UIImage {
        let data = try await source.data(of: url)
        guard let image = UIImage(data: data, scale: scale) else { throw URLError(.cannotDecodeContentData) }
        keep(image, Key(url: url, scale: scale))
        return image
    }

    private static func keep(_ image: UIImage, _ key: Key) {
        kept.withLock { kept in
            if kept.images.updateValue(image, forKey: key) == nil { kept.order.append(key) }
            while kept.order.count > countMax { kept.images[kept.order.removeFirst()] = nil }
        }
    }
}
