import Foundation
import SwiftUICore

/// Shows a split view controller's columns as a SwiftUI `NavigationSplitView`.
struct SplitPages: View {
    unowned let controller: UISplitViewController
    let columns: UISplitViewController.Columns

    var body: some View {
        // The content is made when the controller knows its width, and has decided about the columns.
        GeometryReader { geometry in
            if columns.arrangement.isCollapsed, columns.arrangement.top == .compact {
                page(.compact)
            } else {
                split(width: geometry.size.width)
            }
        }
    }

    @ViewBuilder private func split(width: CGFloat) -> some View {
        if controller.style == .tripleColumn {
            NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: top) {
                side(.primary, width)
            } content: {
                side(.supplementary, width)
            } detail: {
                page(.secondary)
            }
        } else {
            NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: top) {
                side(.primary, width)
            } detail: {
                page(.secondary)
            }
        }
    }

    private func side(_ column: UISplitViewController.Column, _ total: CGFloat) -> some View {
        page(column).navigationSplitViewColumnWidth(controller.width(of: column, in: total))
    }

    @ViewBuilder private func page(_ column: UISplitViewController.Column) -> some View {
        if let page = columns.pages[column] {
            ControllerPage(controller: page)
                .id(ObjectIdentifier(page))
                .toolbar(removing: columns.hasToggle ? nil : .sidebarToggle)
        } else {
            Color.clear
        }
    }

    private var visibility: Binding<NavigationSplitViewVisibility> {
        Binding(
            get: { columns.arrangement.mode.visibility(controller.style) },
            set: { controller.choose($0.mode(controller.style), animated: true) })
    }

    /// SwiftUI sets the column when a user goes back.
    private var top: Binding<NavigationSplitViewColumn> {
        Binding(
            get: { columns.arrangement.top.splitColumn },
            set: { controller.goTo($0.column, animated: true) })
    }
}

extension UISplitViewController.DisplayMode {
    fileprivate func visibility(_ style: UISplitViewController.Style) -> NavigationSplitViewVisibility {
        switch self {
        case .secondaryOnly: .detailOnly
        case .oneBesideSecondary where style == .tripleColumn: .doubleColumn
        default: .all
        }
    }
}

extension NavigationSplitViewVisibility {
    @MainActor fileprivate func mode(_ style: UISplitViewController.Style) -> UISplitViewController.DisplayMode {
        switch self {
        case .detailOnly: .secondaryOnly
        case .doubleColumn: .oneBesideSecondary
        default: style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
        }
    }
}

extension UISplitViewController.Column {
    fileprivate var splitColumn: NavigationSplitViewColumn {
        switch self {
        case .secondary: .detail
        case .supplementary: .content
        case .primary, .compact: .sidebar
        }
    }
}

extension NavigationSplitViewColumn {
    fileprivate var column: UISplitViewController.Column {
        switch self {
        case .detail: .secondary
        case .content: .supplementary
        default: .primary
        }
    }
}
