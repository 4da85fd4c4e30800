import CoreImage
import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

@Suite("Images of Core Image and Core Video")
struct CIImageTests {
    /// Red over blue, four by two pixels each.
    private static func flag() throws -> CVPixelBuffer {
        var made: CVPixelBuffer?
        #expect(
            CVPixelBufferCreate(kCFAllocatorDefault, 4, 4, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess)
        let buffer = try #require(made)
        CVPixelBufferLockBaseAddress(buffer, [])
        let bytes = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
        for row in 0..<4 {
            for column in 0..<4 {
                let pixel = bytes + row * CVPixelBufferGetBytesPerRow(buffer) + column * 4
                (pixel[0], pixel[1], pixel[2], pixel[3]) = row < 2 ? (0, 0, 255, 255) : (255, 0, 0, 255)
            }
        }
        CVPixelBufferUnlockBaseAddress(buffer, [])
        return buffer
    }

    /// The color of a pixel, from the top left: red, green, blue, opacity.
    private func color(_ image: CGImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
        let image = try #require(image)
        var pixel: [UInt8] = [0, 0, 0, 0]
        try pixel.withUnsafeMutableBytes { bytes in
            let context = try #require(
                CGContext(
                    data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            let bottom = image.height - 1 - y
            context.draw(image, in: CGRect(x: -x, y: -bottom, width: image.width, height: image.height))
            _ = context.makeImage()
        }
        return pixel
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]

    @Test func `pixels that are written into a buffer are the image's`() throws {
        let image = CIImage(cvPixelBuffer: try Self.flag())
        #expect(image.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(try color(image.cgImage, 1, 0) == red && color(image.cgImage, 1, 3) == blue)
    }

    @Test(arguments: [
        kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA, kCVPixelFormatType_32ABGR,
    ])
    func `an image is drawn into a buffer of each format, and comes out the same`(format: OSType) throws {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 4, 4, format, [:], &made) == kCVReturnSuccess)
        let buffer = try #require(made)
        CIContext().render(CIImage(cvPixelBuffer: try Self.flag()), to: buffer)
        let image = CIImage(cvPixelBuffer: buffer).cgImage
        #expect(try color(image, 0, 1) == red && color(image, 3, 2) == blue)
    }

    @Test func `a buffer of no size, too large a one, or of planes isn't made`() {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 0, 4, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnInvalidSize)
        #expect(CVPixelBufferCreate(nil, -1, 4, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnInvalidSize)
        #expect(CVPixelBufferCreate(nil, .max, .max, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnInvalidSize)
        #expect(CVPixelBufferCreate(nil, 4, 4, 0x3432_3076, nil, &made) == kCVReturnInvalidPixelFormat)
        #expect(made == nil)
    }

    @Test func `memory that was there is given back when the buffer is gone`() throws {
        final class Memory {
            var isFreed = false
            let bytes = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 8)
            deinit { bytes.deallocate() }
        }
        let memory = Memory()
        memory.bytes.initializeMemory(as: UInt8.self, repeating: 200, count: 64)
        var made: CVPixelBuffer?
        let reference = Unmanaged.passUnretained(memory).toOpaque()
        let status = CVPixelBufferCreateWithBytes(
            nil, 8, 8, kCVPixelFormatType_OneComponent8, memory.bytes, 8,
            { reference, _ in Unmanaged<Memory>.fromOpaque(reference!).takeUnretainedValue().isFreed = true },
            reference, nil, &made)
        #expect(status == kCVReturnSuccess)
        #expect(try color(CIImage(cvPixelBuffer: #require(made)).cgImage, 7, 7) == [200, 200, 200, 255])
        let short = CVPixelBufferCreateWithBytes(
            nil, 8, 8, kCVPixelFormatType_OneComponent8, memory.bytes, 7, nil, nil, nil, &made)
        #expect(short == kCVReturnInvalidArgument && !memory.isFreed)
        made = nil
        #expect(memory.isFreed)
    }

    @Test func `what is done with an image shows when it is drawn`() throws {
        let flag = CIImage(cvPixelBuffer: try Self.flag())
        let context = CIContext()
        let lower = flag.cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(lower.extent == CGRect(x: 0, y: 0, width: 4, height: 2) && lower.cgImage == nil)
        #expect(try color(context.createCGImage(lower, from: lower.extent), 0, 0) == blue)
        let moved = lower.transformed(by: CGAffineTransform(translationX: 10, y: 20)).composited(over: flag)
        #expect(moved.extent == CGRect(x: 0, y: 0, width: 14, height: 22))
        let drawn = context.createCGImage(moved, from: moved.extent)
        #expect(try color(drawn, 12, 0) == blue && color(drawn, 1, 18) == red && color(drawn, 12, 20) == [0, 0, 0, 0])
        let large = flag.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
        #expect(large.extent.size == CGSize(width: 8, height: 8))
        let turned = flag.oriented(.right)
        #expect(try color(turned.cgImage, 3, 0) == red && color(turned.cgImage, 0, 0) == blue)
    }

    @Test func `images without pixels, and endless ones, end nothing`() throws {
        let flag = CIImage(cvPixelBuffer: try Self.flag())
        let context = CIContext()
        for image in [
            CIImage.empty(), flag.cropped(to: CGRect(x: 9, y: 9, width: 1, height: 1)),
            flag.transformed(by: CGAffineTransform(scaleX: .infinity, y: 1)),
            flag.transformed(by: CGAffineTransform(scaleX: .nan, y: 1)),
            flag.transformed(by: CGAffineTransform(scaleX: 1e9, y: 1e9)),
        ] {
            #expect(context.createCGImage(image, from: image.extent) == nil)
            #expect(Transcript.ImageAttachment(image).cgImage.width == 1)
        }
        #expect(CIImage(data: Data("none".utf8)) == nil && CIImage(contentsOf: URL(fileURLWithPath: "/nowhere")) == nil)
        let far = (0..<5000).reduce(flag) { image, _ in image.transformed(by: CGAffineTransform(translationX: 1, y: 0))
        }
        #expect(far.extent.minX == 5000)
        #expect(try color(context.createCGImage(far, from: far.extent), 0, 0) == red)
    }

    @Test func `a model gets attachments of both, upright`() async throws {
        let capabilities = LanguageModelCapabilities(capabilities: [.vision])
        let model = ScriptedLanguageModel("Two stripes.", capabilities: capabilities)
        let session = LanguageModelSession(model: model)
        let buffer = try Self.flag()
        try await session.respond {
            "What is it?"
            Attachment(buffer).label("buffer")
            Attachment(
                CIImage(cvPixelBuffer: buffer).cropped(to: CGRect(x: 0, y: 2, width: 4, height: 2)), orientation: .up
            )
            .label("upper")
        }
        let first = try #require(
            ImageReference(GeneratedContent(properties: ["attachmentLabel": "buffer"])).resolved(in: session.transcript)
        )
        let second = try #require(
            ImageReference(GeneratedContent(properties: ["attachmentLabel": "upper"])).resolved(in: session.transcript))
        #expect(try color(first.cgImage, 0, 3) == blue && first.ciImage.extent.height == 4)
        #expect(second.cgImage.height == 2)
        #expect(try color(second.cgImage, 0, 1) == red)
        let pixels = try first.pixelBuffer(
            resolution: CGSize(width: 2, height: 2), pixelFormat: kCVPixelFormatType_32RGBA)
        pixels.withUnsafeBuffer { buffer in
            #expect(
                CVPixelBufferGetWidth(buffer) == 2
                    && CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_32RGBA)
            #expect(CVPixelBufferGetDataSize(buffer) >= 16 && !CVPixelBufferIsPlanar(buffer))
            let bytes = CVPixelBufferGetBaseAddress(buffer)?.assumingMemoryBound(to: UInt8.self)
            #expect(bytes?[0] == 255 && bytes?[2] == 0)
        }
        #expect(throws: PixelBufferError.self) { try first.pixelBuffer(resolution: CGSize(width: 0, height: 1e30)) }
        #expect(throws: PixelBufferError.self) { try first.pixelBuffer(pixelFormat: 7) }
    }
}
