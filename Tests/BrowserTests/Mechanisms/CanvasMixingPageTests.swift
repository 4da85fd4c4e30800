import SwiftUI
import Testing

/// Two metaballs near each other, as in tutorials.
private struct Drops: View {
    var body: some View {
        Canvas { context, size in
            context.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 0, green: 0, blue: 1)))
            context.addFilter(.blur(radius: 8))
            context.drawLayer { layer in
                for x in [30.0, 90.0] {
                    layer.fill(Path(ellipseIn: CGRect(x: x - 25, y: 25, width: 50, height: 50)), with: .color(.red))
                }
            }
        }
        .frame(width: 120, height: 100)
    }
}

/// A red area with the size of a line of text, whose right half is clipped.
private struct CutLine: View {
    var body: some View {
        Canvas { context, size in
            context.clipToLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 100)), with: .color(.black)) }
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 1, green: 0, blue: 0)))
        }
        .frame(width: 120, height: 100)
    }
}

private struct Spotlight: View {
    var body: some View {
        ZStack {
            Color.black.frame(width: 100, height: 100).accessibilityIdentifier("dark")
            Circle().frame(width: 40, height: 40).blendMode(.destinationOut)
        }
        .compositingGroup()
    }
}

@MainActor
@Suite("What canvases and groups mix, in Chromium")
struct CanvasMixingPageTests {
    /// Red, green, blue and alpha of the page's first canvas, at a point in its coordinates.
    private func pixel(_ x: Int, _ y: Int) -> String {
        """
        (() => {
          const canvas = document.querySelector('canvas');
          const scale = devicePixelRatio;
          return [...canvas.getContext('2d').getImageData(\(x) * scale, \(y) * scale, 1, 1).data].join(' ');
        })()
        """
    }

    @Test
    func `a threshold over a blur has one colour and sharp edges`() async throws {
        try await ViewPage.run(Drops()) { view in
            try await view.page.waitFor("document.querySelector('canvas') && \(pixel(30, 50)) === '0 0 255 255'")
            try await view.page.waitFor("\(pixel(60, 5)) === '0 0 0 0'")
            #expect(view.page.problems.isEmpty)
        }
    }

    @Test
    func `a layer clips what is drawn after it`() async throws {
        try await ViewPage.run(CutLine()) { view in
            try await view.page.waitFor("document.querySelector('canvas') && \(pixel(30, 50)) === '255 0 0 255'")
            try await view.page.waitFor("\(pixel(90, 50)) === '0 0 0 0'")
            #expect(view.page.problems.isEmpty)
        }
    }

    @Test
    func `a hole in a group is a mask of what is behind it`() async throws {
        try await ViewPage.run(Spotlight()) { view in
            try await view.page.waitFor(
                "[...document.querySelectorAll('.surface *')].some((node) => node.style.maskImage.startsWith('url'))")
            #expect(view.page.problems.isEmpty)
        }
    }
}
