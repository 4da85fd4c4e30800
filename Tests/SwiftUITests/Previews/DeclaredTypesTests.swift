import SwiftUICore
import Testing

@testable import SwiftUI

private struct Kiosk: App {
    var body: some Scene { WindowGroup { Text(verbatim: "kiosk") } }
}

@MainActor struct DeclaredTypesTests {
    @Test func `a program's apps are found, and none that only stands in for one`() {
        let apps = DeclaredTypes.apps
        #expect(apps.contains { $0 == Kiosk.self })
        for standIn in [DelegateApp.self, PreviewApp.self, OneViewApp.self] as [any App.Type] {
            #expect(!apps.contains { $0 == standIn })
        }
    }
}
