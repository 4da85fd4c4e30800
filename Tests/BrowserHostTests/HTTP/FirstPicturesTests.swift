import DisplayList
import Foundation
import Testing

@testable import BrowserHost

@Suite("First pictures") struct FirstPicturesTests {
    private let resources = ResourceStore()
    private let pictures: FirstPictures
    private let font = ResourcePath("/resources/fonts/a"), module = ResourcePath("/resources/m.js")
    private let image = ResourcePath("/resources/i.png"), secret: ResourcePath

    init() {
        pictures = FirstPictures(resources: resources)
        for (path, type) in [(font, "font/otf"), (module, "text/javascript"), (image, "image/png")] {
            resources.register(path, contentType: type) { Data() }
        }
        secret = resources.hold(Data([1]), contentType: "image/png", pathExtension: "png")
    }

    private func list() -> DisplayList {
        var list = DisplayList(root: DisplayElement(id: ElementID(1)))
        for (number, path) in [(2, image), (3, secret), (4, image)] {
            var element = DisplayElement(id: ElementID(number))
            element.content = .image(ImageContent(resource: path))
            list[element.id] = element
        }
        var element = DisplayElement(id: ElementID(5))
        element.content = .module(ModuleContent(module: module, payload: "{}"))
        list[element.id] = element
        list.fontFaces = [FontFace(family: "a", resource: font)]
        return list
    }

    private func snapshot(_ frame: Int) -> [ServerMessage] {
        [.received(sequence: 0), .snapshot(frame, DisplayListDiff.patch(from: nil, to: list()))]
    }

    @Test func `a page names what the last window needed first, scripts before fonts before pictures`() {
        pictures.note(snapshot(1), language: "en-gb")
        let links = pictures.markup(acceptLanguage: "en-GB, en;q=0.9").split(separator: "\n").map(String.init)
        #expect(
            links == [
                "<link rel=\"modulepreload\" href=\"/resources/m.js\">",
                "<link rel=\"preload\" as=\"font\" type=\"font/otf\" crossorigin href=\"/resources/fonts/a\">",
                "<link rel=\"preload\" as=\"image\" href=\"/resources/i.png\">",
            ])
    }

    @Test func `who reads another language has other fonts`() {
        pictures.note(snapshot(1), language: "ja")
        #expect(pictures.markup(acceptLanguage: "en").isEmpty && pictures.markup(acceptLanguage: "").isEmpty)
        #expect(!pictures.markup(acceptLanguage: "ja;q=1").isEmpty)
    }

    @Test func `a picture that one window alone has is named to nobody`() {
        pictures.note(snapshot(1), language: "en")
        #expect(!pictures.markup(acceptLanguage: "en").contains(secret.path))
        let download = ResourcePath("/resources/d.png")
        resources.registerDownload(download, contentType: "image/png") { Data() }
        #expect(resources.typeForEverybody(at: download) == nil && resources.typeForEverybody(at: image) != nil)
    }

    @Test func `later pictures say nothing of a page that begins`() {
        pictures.note(snapshot(2), language: "en")
        #expect(pictures.markup(acceptLanguage: "en").isEmpty)
    }

    @Test func `however many languages strangers claim, few are kept`() {
        for number in 0..<1000 { pictures.note(snapshot(1), language: "x-\(number)") }
        let kept = (0..<1000).count { !pictures.markup(acceptLanguage: "x-\($0)").isEmpty }
        #expect((1...64).contains(kept))
    }
}
