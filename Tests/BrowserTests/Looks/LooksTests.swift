import BrowserTesting
import Foundation
import SwiftUI
import Testing

/// Draws every control in both color schemes. The pictures in References are for human review: `make looks` takes them again;
/// look at each changed one before committing it.
@MainActor
@Suite("Looks of the controls", .serialized, .timeLimit(.minutes(5)))
struct LooksTests {
    @Test(arguments: Plate.allCases, [PageOptions.ColorScheme.light, .dark])
    func `every control is seen and comes to rest`(plate: Plate, scheme: PageOptions.ColorScheme) async throws {
        let name = "\(plate.rawValue)-\(scheme.rawValue)"
        let options = PageOptions(
            width: 390, height: plate.height, isMobile: true, timeZone: "UTC", colorScheme: scheme, reducesMotion: true)
        try await ViewPage.run(plate.view, options: options) { view in
            if plate == .menu { try await view.press(button: "Guest") }
            try await StillPicture.settle(view.page)
            try await Screenshots.keep(view.page, as: name)
            #expect(view.page.problems.isEmpty)
        }
    }
}
