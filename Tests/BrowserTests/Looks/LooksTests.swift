import BrowserTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

/// Draws every control, in light or dark; with `KISSA_CAMPAIGN`, as in `make verify`, in both color schemes. The pictures in References are for human review: `make looks` takes them again;
/// look at each changed one before committing it.
@MainActor
@Suite("Looks of the controls", .serialized, .timeLimit(.minutes(5)))
struct LooksTests {
    private nonisolated static let all = Plate.allCases.flatMap { plate in
        [PageOptions.ColorScheme.light, .dark].map { (plate, $0) }
    }
    /// The schemes alternate.
    private nonisolated static let some = Plate.allCases.enumerated().map { number, plate in
        (plate, number.isMultiple(of: 2) ? PageOptions.ColorScheme.light : .dark)
    }

    @Test(arguments: Campaign.isWhole || Screenshots.areKept ? all : some)
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
