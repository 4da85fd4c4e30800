import Foundation
import SwiftUICore

/// The controller of a whole page: presents over everything that SwiftUI shows there, and shows nothing itself.
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

    /// Of the window whose code runs. Code that runs for none, as that on a queue of its own, means the only one.
    static var current: PageController? {
        let known = pages.compactMap(\.page)
        guard let graph = ViewGraph.current else { return known.count == 1 ? known[0] : nil }
        return known.first { $0.graph === graph }
    }

    package override func loadView() { view = PageView() }

    /// Light or dark, for all that the page shows, where SwiftUI's views prefer nothing.
    package override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { UIUserInterfaceStyle(graph?.surroundings.chosenScheme) }
        set { graph?.surroundings.chosenScheme = ColorScheme(style: newValue) }
    }
}

/// Stands for all that a page shows.
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

extension UIWindow {
    /// What presents over the whole page. It can't be another: SwiftUI's scenes fill the page.
    public var rootViewController: UIViewController? {
        get { PageController.current }
        @available(*, unavailable, message: "A page shows the scenes of an App: give a WindowGroup the view")
        set {}
    }
}
