import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite("Bars")
struct BarTests {
    @Test func `a bar of the app's own leaves the bars of pages as they are`() {
        let look = BarLook.shared
        let before = [look.navigationBackground, look.navigationTint, look.tabBackground, look.bottomBackground]
        let words = [look.title, look.largeTitle]
        let bar = UINavigationBar()
        bar.barTintColor = .systemPink
        bar.tintColor = .systemTeal
        bar.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
        bar.standardAppearance = UINavigationBarAppearance()
        bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.systemTeal]
        UITabBar(frame: .zero).backgroundColor = .systemPink
        UIToolbar(frame: .zero).backgroundColor = .systemPink
        #expect(
            [look.navigationBackground, look.navigationTint, look.tabBackground, look.bottomBackground] == before)
        #expect([look.title, look.largeTitle] == words)
    }

    @Test func `what is set for all bars holds for the bars of pages`() {
        let look = BarLook.shared
        let bars: [UIView] = [UINavigationBar.appearance(), UITabBar.appearance(), UIToolbar.appearance()]
        for bar in bars { bar.backgroundColor = .systemPink }
        defer { for bar in bars { bar.backgroundColor = nil } }
        let pink = Color(uiColor: .systemPink)
        #expect([look.navigationBackground, look.tabBackground, look.bottomBackground] == [pink, pink, pink])
    }
}
