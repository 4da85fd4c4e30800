import Foundation
import Synchronization
import UIKitCore

/// How far the loading of an image is.
public enum AsyncImagePhase: Sendable {
    /// There is no image yet, or no address.
    case empty
    /// The image is there.
    case success(Image)
    /// Loading failed with an error.
    case failure(any Error)

    /// The image once it is loaded; otherwise nil.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The error where loading failed; otherwise nil.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Loads an image from an address and shows it when it is there.
///
/// See [AsyncImage](https://developer.apple.com/documentation/swiftui/asyncimage). The app loads it, and the page gets it from
/// the app: nothing is asked of other servers in the visitor's name. Images are kept for as long as the process lives,
/// the latest 200 of them.
///
/// An address may be a visitor's words, so it is `http` or `https` and leads to a public address, or it is a file of the
/// app's own resources. `KISSA_LOCAL_IMAGES=1` opens what else the process can reach: other files, and this machine's
/// network.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> AnyView
    @State private var phase = AsyncImagePhase.empty

    /// A grey surface until the image is there, and where there is none.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.url = url
        self.scale = scale
        transaction = Transaction()
        content = { $0.image.map { AnyView($0) } ?? AnyView(Rectangle().fill(.quaternary)) }
    }

    /// Shows `content` with the image once it is loaded, and `placeholder` until then and where loading fails.
    ///
    /// - Parameters:
    ///   - url: the address; nil loads nothing.
    ///   - scale: how many of the image's pixels are one point.
    ///   - content: makes a view of the loaded image.
    ///   - placeholder: makes the view that stands there until then.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.url = url
        self.scale = scale
        transaction = Transaction()
        self.content = { $0.image.map { AnyView(content($0)) } ?? AnyView(placeholder()) }
    }

    /// Shows what `content` makes of each phase.
    ///
    /// - Parameters:
    ///   - url: the address; nil stays in the phase `empty`.
    ///   - scale: how many of the image's pixels are one point.
    ///   - transaction: the transaction in which the phase changes once loading ends.
    ///   - content: makes a view of each phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = { AnyView(content($0)) }
    }

    /// The content of the current phase; it loads the image while it is shown.
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

/// Images that were loaded from addresses.
enum RemoteImages {
    private static let countMax = 200

    private struct Key: Hashable {
        let url: URL
        let scale: CGFloat
    }

    private struct Kept {
        var images: [Key: UIImage] = [:]
        /// The oldest first.
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
