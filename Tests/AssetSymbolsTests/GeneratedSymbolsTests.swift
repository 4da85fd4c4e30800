import DeveloperToolsSupport
import Foundation
import Testing

/// The plugin also runs on this test target: these tests use the symbols that it generated from Fixtures/Symbols.xcassets.
@Suite struct GeneratedSymbolsTests {
    @Test func `generated colours name the assets`() {
        #expect(ColorResource.darkBrown == ColorResource(name: "darkBrown", bundle: .module))
        #expect(ColorResource.accent == ColorResource(name: "AccentColor", bundle: .module))
        #expect(ColorResource.milkFoam == ColorResource(name: "Milk-Foam", bundle: .module))
        #expect(ColorResource.default == ColorResource(name: "default", bundle: .module))
        #expect(ColorResource._2NdShade == ColorResource(name: "2nd shade", bundle: .module))
        #expect(ColorResource.Menu.title == ColorResource(name: "Menu/title", bundle: .module))
    }

    @Test func `generated images name the assets`() {
        #expect(ImageResource.cloud1 == ImageResource(name: "cloud1", bundle: .module))
        #expect(ImageResource.Menu.logo == ImageResource(name: "Menu/logo", bundle: .module))
        #expect(ImageResource.cloud1 != ImageResource.Menu.logo)
    }
}
