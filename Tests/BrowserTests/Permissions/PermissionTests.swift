import FoundationAdditions
import BrowserTesting
import Foundation
import Permissions
import SwiftUI
import Testing

/// A view that requests personal data.
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
    @Test func `what is allowed is not asked again`() async throws {
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

    @Test func `escape is a refusal`() async throws {
        try await ViewPage.run(Asking(permission: .events)) { page in
            try await page.press(button: "Ask")
            try await page.waitForText("would like to see your calendar")
            try await page.page.press("Escape")
            try await page.waitForText("refused")
        }
    }

    @Test func `a Japanese browser is asked in Japanese`() async throws {
        let options = PageOptions(locale: "ja-JP")
        try await ViewPage.run(Asking(permission: .contacts), options: options) { page in
            try await page.press(button: "Ask")
            try await page.waitForText("“Test”が連絡先を見ようとしています")
            try await page.press(button: "許可しない")
            try await page.waitForText("refused")
        }
    }

    /// As in an app for Apple's systems.
    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "NSContactsUsageDescription": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Guests are called by names that you know."}},
            "ja": {"stringUnit": {"state": "translated", "value": "知っている名前のお客さんが来ます。"}}}},
          "NSCalendarsUsageDescription": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Guests have plans."}}}}}}
        """

    @Test(arguments: [
        (Permission.contacts, "en-US", "Guests are called by names that you know."),
        (.contacts, "ja-JP", "知っている名前のお客さんが来ます。"), (.events, "en-US", "Guests have plans."),
    ])
    func `the reason is the one that the app states`(
        permission: Permission, locale: String, reason: String
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kissa-\(UUID()).resources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.catalog.write(
            to: folder.appendingPathComponent("InfoPlist.xcstrings"), atomically: true, encoding: .utf8)
        let before = AppResources.main
        AppResources.main = try #require(Bundle(url: folder))
        defer {
            AppResources.main = before
            try? FileManager.default.removeItem(at: folder)
        }
        try await ViewPage.run(Asking(permission: permission), options: PageOptions(locale: locale)) { page in
            try await page.press(button: "Ask again")
            try await page.waitForText(reason)
            try await page.page.press("Escape")
        }
    }
}
