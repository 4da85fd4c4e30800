import Foundation
import SwiftUICore
import UIKit

/// The bar above another site's page, with the dismiss button, the site's name, and a link that opens the page in a tab.
struct PageBar: View {
    let address: URL
    let style: SFSafariViewController.DismissButtonStyle
    let barColor: UIColor?
    let controlColor: UIColor?
    let close: () -> Void

    var body: some View {
        HStack(spacing: 12) {
            Button(action: close) { style.label.frame(minHeight: 44) }
            Text(verbatim: address.host ?? address.absoluteString)
                .font(.subheadline)
                .lineLimit(1)
                .truncationMode(.middle)
                .frame(maxWidth: .infinity)
            OpeningLink(address: address) { Image(systemName: "safari").frame(minWidth: 44, minHeight: 44) }
                .accessibilityLabel(Text.system("Open in a new tab"))
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(barColor.map { AnyShapeStyle(Color(bridged: $0)) } ?? AnyShapeStyle(.bar))
        .tint(controlColor.map { Color(bridged: $0) })
    }
}

/// A notice that the page may be empty because many sites refuse to be framed, and what to do.
struct PageNotice: View {
    let address: URL

    var body: some View {
        HStack(spacing: 12) {
            Text.system("Many sites can’t be shown inside another page. If this one stays empty, open it in a new tab.")
                .font(.footnote)
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, alignment: .leading)
            OpeningLink(address: address) { Text.system("Open") }
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.bar)
    }
}

/// A link that the browser follows even if the app handles links itself: an app may open all links in this controller.
private struct OpeningLink<Label: View>: View {
    let address: URL
    @ViewBuilder let label: Label

    var body: some View {
        Link(destination: address) { label }.environment(\.openURL, OpenURLAction())
    }
}

extension SFSafariViewController.DismissButtonStyle {
    @MainActor fileprivate var label: Text {
        switch self {
        case .done: .system("Done")
        case .close: .system("Close")
        case .cancel: .system("Cancel")
        }
    }
}
