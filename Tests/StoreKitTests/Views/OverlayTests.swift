import Foundation
import StoreKit
import SwiftUI
import Testing
import UIKit

private final class Listener: NSObject, SKOverlayDelegate {
    var errors: [any Error] = []
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) { errors.append(error) }
}

@MainActor
@Suite("Overlays of the store")
struct OverlayTests {
    private let configuration = SKOverlay.AppConfiguration(appIdentifier: "1234567890", position: .bottomRaised)

    @Test func `an overlay isn't shown, and its delegate hears why`() throws {
        let (overlay, listener) = (SKOverlay(configuration: configuration), Listener())
        overlay.delegate = listener
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        overlay.present(in: scene)
        SKOverlay.dismiss(in: scene)
        #expect(listener.errors.count == 1)
        guard case .unsupported? = listener.errors.first as? StoreKitError else {
            Issue.record("the error is \(listener.errors)")
            return
        }
    }

    @Test func `an overlay's settings are kept`() {
        configuration.userDismissible = false
        let overlay = SKOverlay(configuration: configuration)
        #expect(overlay.configuration === configuration && configuration.position == .bottomRaised)
    }
}
