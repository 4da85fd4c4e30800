import CoreGraphics
import Foundation
import SwiftUICore
import UIKit

/// Shows a web page over the app.
///
/// See [SFSafariViewController](https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller). The app itself
/// is a page here, so the web page is shown in a frame, which most sites refuse. A notice explains this, and a bar has a link
/// that opens the page in a tab.
open class SFSafariViewController: UIViewController {
    /// The configuration of the controller.
    @MainActor
    open class Configuration: NSObject {
        /// Stored without effect: browsers have their own reader modes.
        open var entersReaderIfAvailable = false
        /// Stored without effect: the bar is always visible, since the app isn't notified when the page scrolls.
        open var barCollapsingEnabled = true

        /// Creates a configuration with the defaults.
        public override init() { super.init() }
    }

    /// The title of the dismiss button.
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    /// The delegate, which is notified when the page is loaded and dismissed.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The configuration passed to the initializer.
    public let configuration: Configuration
    /// The bar's color; nil is the system's.
    open var preferredBarTintColor: UIColor? { didSet { barDidChange() } }
    /// The color of the bar's controls; nil is the system's.
    open var preferredControlTintColor: UIColor? { didSet { barDidChange() } }
    /// The title of the dismiss button. `done` by default.
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { barDidChange() } }
    private let address: URL

    /// Creates a controller for a page.
    /// - Parameters:
    ///   - url: The page's URL. Traps if its scheme isn't `http` or `https`, as with Apple's.
    ///   - configuration: How the page is shown.
    public init(url: URL, configuration: Configuration) {
        let scheme = url.scheme?.lowercased()
        precondition(scheme == "http" || scheme == "https", "only pages of http and https can be shown, not \(url)")
        address = url
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    /// Creates a controller for a page, with the default configuration. Traps if the URL's scheme isn't `http` or `https`.
    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

    /// Always fails: archives and storyboards aren't supported here.
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

    /// The user has dismissed the page.
    private func close() {
        dismiss(animated: true)
        delegate?.safariViewControllerDidFinish(self)
    }
}

/// The bar, the page and the notice, stacked vertically.
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
