import Foundation
import Testing

@testable import AssetSymbolsCore

@Suite struct SymbolSourceTests {
    private typealias Asset = CatalogFolder.Asset

    private func fixture() throws -> CatalogFolder {
        let catalog = try #require(
            Bundle.module.url(forResource: "Symbols", withExtension: "xcassets", subdirectory: "Fixtures"))
        return try CatalogFolder(catalogs: [catalog])
    }

    @Test func `a catalog is read with its namespaces`() throws {
        let folder = try fixture()
        #expect(
            folder.assets.map(\.path).sorted()
                == ["2nd shade", "AccentColor", "Milk-Foam", "cloud1", "darkBrown", "default", "red"])
        #expect(folder.namespaces.map(\.name) == ["Menu"])
        #expect(folder.namespaces[0].folder.assets.map(\.path).sorted() == ["Menu/logo", "Menu/red", "Menu/title"])
    }

    @Test func `without Swift UI only resources are written`() throws {
        let text = SymbolSource(try fixture(), usesSwiftUI: false).text
        #expect(!text.contains("SwiftUI"))
        #expect(
            text.contains(
                "static let darkBrown = DeveloperToolsSupport.ColorResource(name: \"darkBrown\", bundle: resourceBundle)"
            ))
    }

    @Test func `a small catalog reads as xcode writes it`() {
        let menu = CatalogFolder(assets: [Asset(kind: .color, path: "Menu/title")], namespaces: [])
        let folder = CatalogFolder(
            assets: [Asset(kind: .color, path: "dark brown"), Asset(kind: .image, path: "cloud")],
            namespaces: [("Menu", menu)])
        let expected = """
            // Generated from the asset catalogs by the AssetSymbols plugin. Changes here are lost.
            import DeveloperToolsSupport
            import Foundation
            import SwiftUI

            private let resourceBundle = Foundation.Bundle.module

            extension DeveloperToolsSupport.ColorResource {
                /// The "dark brown" asset catalog color.
                static let darkBrown = DeveloperToolsSupport.ColorResource(name: "dark brown", bundle: resourceBundle)
                /// The "Menu" namespace of the asset catalog.
                enum Menu {
                    /// The "Menu/title" asset catalog color.
                    static let title = DeveloperToolsSupport.ColorResource(name: "Menu/title", bundle: resourceBundle)
                }
            }

            extension DeveloperToolsSupport.ImageResource {
                /// The "cloud" asset catalog image.
                static let cloud = DeveloperToolsSupport.ImageResource(name: "cloud", bundle: resourceBundle)
            }

            extension SwiftUI.CatalogStyles where Self == SwiftUI.Color {
                /// The "dark brown" asset catalog color.
                static var darkBrown: SwiftUI.Color { .init(DeveloperToolsSupport.ColorResource.darkBrown) }
            }

            extension SwiftUI.Color {
                /// The "Menu" namespace of the asset catalog.
                enum Menu {
                    /// The "Menu/title" asset catalog color.
                    static var title: SwiftUI.Color { .init(DeveloperToolsSupport.ColorResource.Menu.title) }
                }
            }

            """
        #expect(SymbolSource(folder, usesSwiftUI: true).text == expected)
    }

    @Test func `where UIKit is used colors and images are its values too`() throws {
        let text = SymbolSource(try fixture(), usesSwiftUI: false, usesUIKit: true).text
        #expect(text.contains("import UIKit\n") && !text.contains("SwiftUI"))
        for kind in ["UIColor", "UIImage"] {
            #expect(text.contains("extension UIKit.UICatalogSymbols where Self == UIKit.\(kind) {"))
        }
        #expect(
            text.contains(
                "static var darkBrown: UIKit.UIColor { .init(resource: DeveloperToolsSupport.ColorResource.darkBrown) }"
            ))
        #expect(
            text.contains(
                "static var logo: UIKit.UIImage { .init(resource: DeveloperToolsSupport.ImageResource.Menu.logo) }"))
    }

    @Test func `a system colours name stays the systems`() throws {
        let source = SymbolSource(try fixture(), usesSwiftUI: true)
        #expect(source.text.contains("static let red = DeveloperToolsSupport.ColorResource(name: \"red\""))
        #expect(
            !source.text.contains("static var red: SwiftUI.Color { .init(DeveloperToolsSupport.ColorResource.red) }"))
        #expect(
            source.text.contains(
                "static var red: SwiftUI.Color { .init(DeveloperToolsSupport.ColorResource.Menu.red) }"))
        #expect(source.warnings.count == 1 && source.warnings[0].contains("\"red\""))
    }

    @Test func `two names with one symbol are reported and the first has it`() {
        let folder = CatalogFolder(
            assets: ["dark brown", "darkBrown"].map { Asset(kind: .color, path: $0) }, namespaces: [])
        let source = SymbolSource(folder, usesSwiftUI: false)
        #expect(source.warnings == ["\"darkBrown\" and \"dark brown\" give the same symbol; \"dark brown\" has it"])
        #expect(source.text.components(separatedBy: "static let").count == 2)
    }

    @Test func `a catalog that is missing is an error`() {
        #expect(throws: (any Error).self) {
            try CatalogFolder(catalogs: [URL(fileURLWithPath: "/nonexistent/Assets.xcassets")])
        }
    }
}
