import BrowserTesting
import SpriteKit
import SwiftUI
import Testing

/// A square in a landscape page.
private final class Square: SKScene {
    let bars: UIColor?

    init(bars: UIColor?) {
        self.bars = bars
        super.init(size: CGSize(width: 100, height: 100))
        scaleMode = .aspectFit
        backgroundColor = .white
    }

    required init?(coder aDecoder: NSCoder) { fatalError("no scene file has one") }

    override func didMove(to view: SKView) { view.backgroundColor = bars }
}

extension SpriteKitPages {
    @Suite("Bars beside a scene in Chromium") @MainActor struct BarsPageTests {
        @Test(arguments: [(nil as UIColor?, "0,0,0,255"), (.blue, "0,0,255,255")])
        func `beside a scene that doesn't fill its view is the view's colour`(bars: UIColor?, seen: String) async throws
        {
            let page = PageOptions(width: 400, height: 300)
            try await ScenePage.run(SpriteView(scene: Square(bars: bars)).ignoresSafeArea(), options: page) { page in
                try await page.waitForColor(seen, x: 10, y: 150)
                try await page.waitForColor("255,255,255,255", x: 200, y: 150)
            }
        }
    }
}
