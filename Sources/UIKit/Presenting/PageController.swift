import Foundation
import SwiftUICore

/// The root controller of a page: presents over everything that SwiftUI shows there, and shows nothing itself.
package final class PageController: UIViewController {
    private static var pages: [WeakPage] = []

    private struct WeakPage { weak var page: PageController? }

    private weak var graph: ViewGraph?

    package init(_ graph: ViewGraph, stage: ControllerStage) {
        self.graph = graph
        super.init(nibName: nil, bundle: nil)
        self.stage = stage
        stage.presenter = self
        stage.afterCommit = { [weak graph] in graph?.afterCommit($0) }
        Self.pages.removeAll { $0.page == nil }
        Self.pages.append(WeakPage(page: self))
    }

    package required init?(coder: NSCoder) { nil }

    /// The current window's page. Code without a current window, such as on a queue of its own, gets the only page, if
    /// there is just one.
    static var current: PageController? {
        let known = pages.compactMap(\.page)
        guard let graph = ViewGraph.current else { return known.count == 1 ? known[0] : nil }
        return known.first { $0.graph === graph }
    }

    static func of(_ graph: ViewGraph?) -> PageController? {
        pages.lazy.compactMap(\.page).first { $0.graph === graph && graph != nil }
    }

    package override func loadView() { view = PageView() }

    /// Light or dark for the whole page, unless SwiftUI's views set a preference.
    package override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { UIUserInterfaceStyle(graph?.surroundings.chosenScheme) }
        set { graph?.surroundings.chosenScheme = ColorScheme(style: newValue) }
    }
}

/// A stand-in view for the page's content.
private final class PageView: UIView {
    override var isPage: Bool { true }

    override var bounds: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }

    override var safeAreaInsets: UIEdgeInsets { UIWindow.page.safeAreaInsets }

    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { UIWindow.page.overrideUserInterfaceStyle }
        set { UIWindow.page.overrideUserInterfaceStyle = newValue }
    }

    override func didAddSubview(_ subview: UIView) { ControllerLog.isNotSeen(subview) }
}

extension UIUserInterfaceStyle {
    fileprivate init(_ scheme: ColorScheme?) {
        switch scheme {
        case nil: self = .unspecified
        case .light?: self = .light
        case .dark?: self = .dark
        }
    }
}
