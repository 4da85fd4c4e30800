import SwiftUI
import Testing
import UIKit
import ViewTesting

private struct PrefersTabs: UITraitBridgedEnvironmentKey {
    static let defaultValue = false

    static func read(from traitCollection: UITraitCollection) -> Bool { traitCollection.userInterfaceIdiom == .phone }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {}
}

extension EnvironmentValues {
    fileprivate var prefersTabs: Bool {
        get { self[PrefersTabs.self] }
        set { self[PrefersTabs.self] = newValue }
    }
}

private struct Page: View {
    @Environment(\.prefersTabs) private var prefersTabs
    var body: some View { Text(verbatim: "tabs \(prefersTabs)") }
}

@MainActor
@Suite("Values of the environment that follow from UIKit's traits")
struct BridgedEnvironmentTests {
    @Test func `a narrow window is a phone's, and a wide one a tablet's`() {
        let narrow = Page().environment(\.horizontalSizeClass, .compact)
        #expect(TestWindow(portrait: narrow).texts == ["tabs true"])
        let wide = Page().environment(\.horizontalSizeClass, .regular)
        #expect(TestWindow(portrait: wide).texts == ["tabs false"])
    }

    @Test func `a value that a view sets counts`() {
        let page = Page().environment(\.prefersTabs, false).environment(\.horizontalSizeClass, .compact)
        #expect(TestWindow(portrait: page).texts == ["tabs false"])
    }
}
