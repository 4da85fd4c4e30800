import CoreGraphics
import Foundation
import SwiftUICore
import UIKit

/// Shows a page of the web over the app.
///
/// See [SFSafariViewController](https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller). Here the app is
/// itself a page, so that the other one is in a frame, which most sites refuse: a bar says so, and has a link that opens the
/// page in a tab of its own.
open class SFSafariViewController: UIViewController {
    /// How the controller behaves.
    @MainActor
    open class Configuration: NSObject {
        /// Kept, and has no effect here: browsers have their own readers.
        open var entersReaderIfAvailable = false
        /// Kept, and has no effect here: the bar always stays, since the app isn't told how the page scrolls.
        open var barCollapsingEnabled = true

        /// A configuration with the defaults.
        public override init() { super.init() }
    }

    /// What the button says that puts the page away.
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    /// What hears when the page is loaded and put away.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The configuration that was given to the initialiser.
    public let configuration: Configuration
    /// The bar's colour; nil is the system's.
    open var preferredBarTintColor: UIColor? { didSet { barDidChange() } }
    /// The colour of what is pressed in the bar; nil is the system's.
    open var preferredControlTintColor: UIColor? { didSet { barDidChange() } }
    /// What the button says that puts the page away. `done` by default.
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { barDidChange() } }
    private let address: URL

    /// A controller for a page.
    /// - Parameters:
    ///   - url: The page's address. A scheme other than `http` and `https` stops the program, as with Apple's.
    ///   - configuration: How the page is shown.
    public init(url: URL, configuration: Configuration) {
        let scheme = url.scheme?.lowercased()
        precondition(scheme == "http" || scheme == "https", "only pages of http and https can be shown, not \(url)")
        address = url
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    /// A controller for a page, with the default configuration. The address is one of `http` or `https`; any other
    /// stops the program.
    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

    /// Controllers come from no archive or storyboard here: it always fails.
    public required init?(coder: NSCoder) { nil }

    /// Makes the bar, the frame with the page, and the notice.
    open override func loadView() {
        let page = FramedPage(address)
        page.didLoad = { [weak self] in
            guard let self else { return }
            delegate?.safariViewController(self, didCompleteInitialLoad: true)
        }
        view = SafariView(bar: bar, page: page, notice: PageNotice(address: address))
        view.frame = UIScreen.main.bounds
        view.backgroundColor = .systemBackground
    }

    private var bar: PageBar {
        PageBar(
            address: address, style: dismissButtonStyle, barColor: preferredBarTintColor,
            controlColor: preferredControlTintColor, close: { [weak self] in self?.close() })
    }

    private func barDidChange() { (viewIfLoaded as? SafariView)?.bar.content = bar }

    /// Somebody has put the page away.
    private func close() {
        dismiss(animated: true)
        delegate?.safariViewControllerDidFinish(self)
    }
}

/// The bar, the page and the notice below each other.
final class SafariView: UIView {
    let bar: HostedView<PageBar>
    private let page: FramedPageView
    private let notice: HostedView<PageNotice>

    init(bar: PageBar, page: FramedPage, notice: PageNotice) {
        self.bar = HostedView(bar)
        self.page = FramedPageView(page)
        self.notice = HostedView(notice)
        super.init(frame: .zero)
        for part in [self.bar, self.page, self.notice] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// In points.
    private static let barHeight: CGFloat = 52
    private static let noticeHeight: CGFloat = 56

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        let pageHeight = max(height - Self.barHeight - Self.noticeHeight, 0)
        bar.frame = CGRect(x: 0, y: 0, width: width, height: Self.barHeight)
        page.frame = CGRect(x: 0, y: Self.barHeight, width: width, height: pageHeight)
        notice.frame = CGRect(x: 0, y: Self.barHeight + pageHeight, width: width, height: Self.noticeHeight)
    }
}
