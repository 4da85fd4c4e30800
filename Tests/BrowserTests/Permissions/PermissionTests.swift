import BrowserTesting
import Permissions
import SwiftUI
import Testing

/// A view that asks for something personal.
private struct Asking: View {
    let permission: Permission
    @State private var outcome = "nothing"

    var body: some View {
        VStack {
            Button("Ask") {
                Task {
                    let isGranted = await PermissionDesk.shared.request(
                        permission, isPersonal: true, reason: "To greet you")
                    outcome = isGranted ? "granted" : "refused"
                }
            }
            Button("Ask again") {
                Task {
                    let isGranted = await PermissionDesk.shared.request(permission, isPersonal: true)
                    if isGranted { outcome += " twice" }
                }
            }
            Text(outcome)
        }
    }
}

@MainActor
@Suite("Permissions are asked for in the window", .timeLimit(.minutes(1)))
struct PermissionTests {
    @Test func whatIsAllowedIsNotAskedAgain() async throws {
        try await ViewPage.run(Asking(permission: .contacts)) { page in
            try await page.press(button: "Ask")
            try await page.waitForText("“Test” would like to see your contacts")
            try await page.waitForText("To greet you")
            try await page.press(button: "Allow")
            try await page.waitForText("granted")
            try await page.press(button: "Ask again")
            try await page.waitForText("granted twice")
        }
    }

    @Test func escapeIsARefusal() async throws {
        try await ViewPage.run(Asking(permission: .events)) { page in
            try await page.press(button: "Ask")
            try await page.waitForText("would like to see your calendar")
            try await page.page.press("Escape")
            try await page.waitForText("refused")
        }
    }

    @Test func aJapaneseBrowserIsAskedInJapanese() async throws {
        let options = PageOptions(locale: "ja-JP")
        try await ViewPage.run(Asking(permission: .contacts), options: options) { page in
            try await page.press(button: "Ask")
            try await page.waitForText("“Test”が連絡先を見ようとしています")
            try await page.press(button: "許可しない")
            try await page.waitForText("refused")
        }
    }
}
