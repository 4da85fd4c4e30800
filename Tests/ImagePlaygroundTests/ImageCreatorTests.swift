import CoreGraphics
import Testing

@testable import ImagePlayground

@Suite struct ImageCreatorTests {
    private func creator(seed: UInt64? = nil) throws -> ImageCreator { try ImageCreator(environment: [:], seed: seed) }

    private func images(
        _ concepts: [ImagePlaygroundConcept], _ style: ImagePlaygroundStyle = .sketch, limit: Int = 1,
        seed: UInt64? = nil
    ) async throws -> [CGImage] {
        var images: [CGImage] = []
        for try await image in try creator(seed: seed).images(for: concepts, style: style, limit: limit) {
            images.append(image.cgImage)
        }
        return images
    }

    @Test func `a description becomes a square image`() async throws {
        let image = try #require(try await images([.text("a cat with a red scarf")]).first)
        #expect(image.width == 512)
        #expect(image.height == 512)
    }

    @Test func `as many images come as are asked for but at most four`() async throws {
        #expect(try await images([.text("a fox")], limit: 2).count == 2)
        #expect(try await images([.text("a fox")], limit: 9).count == 4)
        #expect(try await images([.text("a fox")], limit: 0).isEmpty)
    }

    @Test(arguments: ImagePlaygroundStyle.all)
    func `the same seed gives the same bytes`(style: ImagePlaygroundStyle) async throws {
        let first = try await images([.text("a snail with a teapot")], style, seed: 11)[0].pngData
        let second = try await images([.text("a snail with a teapot")], style, seed: 11)[0].pngData
        #expect(first == second)
        let other = try await images([.text("a snail with a teapot")], style, seed: 12)[0].pngData
        #expect(first != other)
    }

    @Test func `two pictures of a description differ`() async throws {
        let first = try await images([.text("an owl")])[0].pngData
        let second = try await images([.text("an owl")])[0].pngData
        #expect(first != second)
        let together = try await images([.text("an owl")], limit: 2, seed: 3)
        #expect(together[0].pngData != together[1].pngData)
    }

    @Test func `the styles draw differently`() async throws {
        var pictures: Set<Data> = []
        for style in try creator().availableStyles {
            pictures.insert(try #require(try await images([.text("an owl")], style, seed: 5)[0].pngData))
        }
        #expect(pictures.count == 3)
    }

    @Test func `options set the size`() async throws {
        var options = ImagePlaygroundOptions()
        options.sizeSpecification = .closest(to: CGSize(width: 200, height: 200))
        for try await image in try creator().images(for: [.text("a star")], style: .sketch, options: options, limit: 1)
        {
            #expect(image.cgImage.width == 200)
        }
        #expect(ImagePlaygroundOptions.SizeSpecification.closest(to: CGSize(width: 9000, height: 9000)).side == 1024)
    }

    @Test func `a cancelled task ends with creation cancelled`() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await images([.text("a cat")], limit: 4)
        }
        await #expect(throws: ImageCreator.Error.creationCancelled) { try await task.value }
    }

    @Test func `what is no description is an error`() async throws {
        await #expect(throws: ImageCreator.Error.creationFailed) { try await images([]) }
        await #expect(throws: ImageCreator.Error.creationFailed) { try await images([.text("  ")]) }
        await #expect(throws: ImageCreator.Error.unsupportedLanguage) { try await images([.text("кошка")]) }
    }

    @Test(arguments: ["a man", "an old woman with a hat", "男の子", "a happy girl in a garden"])
    func `a person needs a likeness`(description: String) async throws {
        await #expect(throws: ImageCreator.Error.conceptsRequirePersonIdentity) {
            try await images([.text(description)])
        }
    }

    @Test func `an image lends its colour`() async throws {
        let red = try image(red: 0.9, green: 0.1, blue: 0.1, side: 16)
        let brief = try Brief([.text("a cat"), .image(red)])
        let tint = try #require(brief.picture?.subjects.first?.look.tint)
        #expect(tint.red > 0.8 && tint.blue < 0.2)
        #expect(try await images([.image(red)]).count == 1)
    }

    @Test func `an image that is too small is refused`() async throws {
        let tiny = try image(red: 1, green: 1, blue: 1, side: 4)
        await #expect(throws: ImageCreator.Error.unsupportedInputImage) { try await images([.image(tiny)]) }
    }

    @Test func `an image file that is none gives no concept`() {
        #expect(ImagePlaygroundConcept.image(URL(fileURLWithPath: #filePath)) == nil)
    }

    @Test func `every error says what it is`() {
        #expect(ImageCreator.Error.allCases.count == 9)
        #expect(Set(ImageCreator.Error.allCases.map(\.localizedDescription)).count == 9)
    }

    @Test func `a style is coded by its name`() throws {
        let data = try JSONEncoder().encode([ImagePlaygroundStyle.sketch])
        #expect(try JSONDecoder().decode([ImagePlaygroundStyle].self, from: data) == [.sketch])
    }

    private func image(red: CGFloat, green: CGFloat, blue: CGFloat, side: Int) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red: red, green: green, blue: blue, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        return try #require(context.makeImage())
    }
}
