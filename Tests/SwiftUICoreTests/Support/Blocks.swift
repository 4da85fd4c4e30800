import Foundation
import SwiftUICore
@_exported import ViewTesting

/// A view of a fixed size that can be found.
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

/// A view that takes whatever it is offered, and can be found.
struct Flexible: View {
    let name: String
    init(_ name: String) { self.name = name }
    var body: some View { EmptyBox().accessibilityIdentifier(name) }
}

private struct EmptyBox: View {
    var body: some View { GeometryReader { _ in EmptyView() } }
}
