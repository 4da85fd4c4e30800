import Foundation
import SwiftUICore
@_exported import ViewTesting

/// A view with a fixed size and an identifier.
struct Block: View {
    let name: String
    var width: CGFloat = 10
    var height: CGFloat = 10

    init(_ name: String, _ width: CGFloat = 10, _ height: CGFloat = 10) {
        self.name = name
        self.width = width
        self.height = height
    }

    var body: some View { EmptyBox().frame(width: width, height: height).accessibilityIdentifier(name) }
}

/// A view with an identifier that takes its whole proposal.
struct Flexible: View {
    let name: String
    init(_ name: String) { self.name = name }
    var body: some View { EmptyBox().accessibilityIdentifier(name) }
}

private struct EmptyBox: View {
    var body: some View { GeometryReader { _ in EmptyView() } }
}
