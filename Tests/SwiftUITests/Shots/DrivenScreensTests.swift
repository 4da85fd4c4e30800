import Foundation
import ShotOrders
import Testing

@testable import SwiftUI

/// A program that is controlled by another one.
@MainActor
struct `Screens that are driven` {
    struct Shop: App {
        var body: some Scene {
            WindowGroup("Shop") { ShopView() }
        }
    }

    struct ShopView: View {
        @State private var count = 0
        @State private var name = ""
        @State private var isThanking = false

        var body: some View {
            NavigationStack {
                VStack {
                    Text("\(count) bought")
                    Button("Buy") { count += 1 }
                    TextField("Name", text: $name)
                    Button("Later") { Task { isThanking = true } }
                    NavigationLink("Imprint") { Text("Made here") }
                }
                .navigationTitle("Shop")
            }
            .alert("Thanks", isPresented: $isThanking) {}
        }
    }

    private let screens = DrivenScreens(Shop.self, ShotOrder(folder: ""), previews: [])

    private func perform(_ action: DriveOrder.Action, _ change: (inout DriveOrder) -> Void = { _ in }) async
        -> DriveAnswer
    {
        var order = DriveOrder(action)
        change(&order)
        return await screens.perform(order)
    }

    @Test func `are listed, drawn and told`() async {
        #expect(await perform(.screens).text == "Shop, the app's first screen, in front")
        let shot = await perform(.shot)
        #expect(shot.picture?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
        #expect(shot.text?.contains(#"button "Buy""#) == true)
        #expect(await perform(.screens).text?.contains("open") == true)
    }

    @Test func `stay as they were left`() async {
        #expect(await perform(.tap) { $0.element = "Buy" }.text?.contains("1 bought") == true)
        #expect(await perform(.tap) { ($0.element, $0.role) = ("Buy", "button") }.text?.contains("2 bought") == true)
        #expect(await perform(.type) { ($0.element, $0.text) = ("Name", "Mo") }.text?.contains(#"= "Mo""#) == true)
        #expect(await perform(.type) { $0.text = "e" }.text?.contains(#"= "Moe""#) == true)
        let replaced = await perform(.type) { ($0.element, $0.text, $0.replaces) = ("Name", "Lu", true) }
        #expect(replaced.text?.contains(#"= "Lu""#) == true && replaced.text?.contains("2 bought") == true)
    }

    @Test func `show what tasks have done, and go back from it`() async {
        #expect(await perform(.tap) { $0.element = "Later" }.text?.contains("alert") == true)
        #expect(await perform(.tap) { $0.element = "OK" }.text?.contains("alert") == false)
        #expect(await perform(.tap) { $0.element = "Imprint" }.text?.contains("Made here") == true)
        #expect(await perform(.back).text?.contains("Made here") == false)
    }

    @Test func `say what they can't do`() async {
        #expect(await perform(.tap) { $0.element = "By" }.error?.contains("Buy") == true)
        #expect(await perform(.tap).error != nil)
        #expect(await perform(.tap) { ($0.element, $0.role) = ("Buy", "king") }.error?.contains("king") == true)
        #expect(await perform(.tree) { $0.screen = "Cellar" }.error?.contains("Shop") == true)
        #expect(await perform(.back).error != nil)
    }
}
