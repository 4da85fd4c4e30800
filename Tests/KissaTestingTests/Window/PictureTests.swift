import Foundation
import KissaTesting
import Testing

@MainActor
@Suite("Pictures and snapshots")
struct PictureTests {
    /// Runs the body with a temporary folder.
    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    private func pixel(_ picture: TestPicture, _ x: Int, _ y: Int) -> [UInt8] {
        pixel(picture.pixels, y * picture.width + x)
    }

    private func pixel(_ pixels: [UInt8], _ place: Int) -> [UInt8] { Array(pixels[place * 4..<place * 4 + 4]) }

    @Test func `a picture has the window's pixels, on its ground`() throws {
        let view = VStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0).frame(height: 20)
            Spacer()
        }
        var settings = WindowSettings(size: CGSize(width: 40, height: 60))
        let light = try TestWindow(view, settings: settings).picture()
        #expect(light.width == 80 && light.height == 120)
        #expect(pixel(light, 10, 10) == [255, 0, 0, 255])
        #expect(pixel(light, 10, 100) == [255, 255, 255, 255])
        settings.colorScheme = .dark
        #expect(pixel(try TestWindow(view, settings: settings).picture(), 10, 100) == [0, 0, 0, 255])
    }

    @Test func `a box ends with a whole pixel, as in a browser`() throws {
        let red = Color(red: 1, green: 0, blue: 0).border(.black, width: 1.3)
        let view = red.padding(.leading, 5.3).padding(.top, 4.7).padding(.bottom, 3.2).ignoresSafeArea()
        let picture = try TestWindow(view, size: CGSize(width: 40, height: 60)).picture()
        let pixels = picture.pixels
        let colors = Set((0..<pixels.count / 4).map { pixel(pixels, $0) })
        #expect(colors == [[255, 255, 255, 255], [255, 0, 0, 255], [0, 0, 0, 255]])
    }

    @Test func `what moves for ever is drawn where it begins`() throws {
        struct Pulsing: View {
            @State private var isPale = false

            var body: some View {
                Color(red: 1, green: 0, blue: 0).opacity(isPale ? 0.2 : 1).onAppear {
                    withAnimation(.linear.repeatForever()) { isPale = true }
                }
            }
        }
        let window = TestWindow(Pulsing(), size: CGSize(width: 20, height: 20))
        #expect(pixel(try window.picture(), 20, 20) == [255, 0, 0, 255])
    }

    @Test func `what is scrolled is drawn where it stands`() throws {
        let view = ScrollView {
            VStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0).frame(height: 100)
                Color(red: 0, green: 0, blue: 1).frame(height: 200)
            }
        }
        let window = TestWindow(view, settings: WindowSettings(size: CGSize(width: 50, height: 100)))
        #expect(pixel(try window.picture(), 50, 50) == [255, 0, 0, 255])
        try window.swipe(.up)
        #expect(pixel(try window.picture(), 50, 150) == [0, 0, 255, 255])
    }

    @Test func `a long line is drawn to its end`() throws {
        let window = TestWindow(
            Text(String(repeating: "m", count: 40)).lineLimit(1).fixedSize(),
            settings: WindowSettings(size: CGSize(width: 700, height: 40)))
        let frame = try window.frame(of: .text())
        let picture = try window.picture()
        let pixels = picture.pixels
        let columns = (0..<picture.width).filter { x in
            (0..<picture.height).contains { pixel(pixels, $0 * picture.width + x)[0] < 128 }
        }
        #expect(abs(Double(columns.last ?? 0) / 2 - frame.maxX) < 4)
        #expect(abs(Double(columns.first ?? 0) / 2 - frame.minX) < 4)
    }

    @Test func `an emoji is drawn in its colours`() throws {
        let window = TestWindow(Text("🍓").font(.system(size: 40)), size: CGSize(width: 60, height: 60))
        let pixels = try window.picture().pixels
        let reds = stride(from: 0, to: pixels.count, by: 4).count { pixels[$0] > 180 && pixels[$0 + 1] < 90 }
        #expect(reds > 400)
    }

    @Test func `a gradient that fades keeps its colour`() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let view = LinearGradient(colors: [red, .clear], startPoint: .top, endPoint: .bottom)
        let middle = pixel(try TestWindow(view, size: CGSize(width: 20, height: 100)).picture(), 20, 100)
        #expect(middle[0] > 250 && abs(Int(middle[1]) - 128) < 6)
    }

    @Test func `a field's text and a slider are in the picture`() throws {
        let window = TestWindow(SignUp())
        let empty = try window.picture(of: "Name")
        try window.type("Ada", into: "Name")
        #expect(try window.picture(of: "Name").pixels != empty.pixels)
        let before = try window.picture(of: "Sweetness")
        try window.set(1, of: "Sweetness")
        #expect(try window.picture(of: "Sweetness").pixels != before.pixels)
    }

    @Test func `a snapshot is recorded, holds, and shows what differs`() async throws {
        try await withFolder { folder in
            let window = TestWindow(Counter(), size: CGSize(width: 120, height: 120))
            await #expect(throws: SnapshotFailure.self) {
                try await verifySnapshot(of: window, as: .picture, record: .missing, directory: folder)
            }
            try await verifySnapshot(of: window, as: .picture, record: .missing, directory: folder)
            try window.tap("Add")
            let failure = await #expect(throws: SnapshotFailure.self) {
                try await verifySnapshot(of: window, as: .picture, record: .missing, directory: folder)
            }
            #expect(failure?.description.contains("% of the pixels differ, in x") == true)
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }
            #expect(files.filter { $0.hasSuffix(".now.png") || $0.hasSuffix(".difference.png") }.count == 2)
            try await verifySnapshot(of: window, as: .picture(tolerance: 1), record: .never, directory: folder)
        }
    }

    @Test func `a tree that differs is told line by line`() async throws {
        try await withFolder { folder in
            let window = TestWindow(Counter(), size: CGSize(width: 120, height: 120))
            await #expect(throws: SnapshotFailure.self) {
                try await verifySnapshot(of: window, as: .tree, record: .all, directory: folder)
            }
            try window.tap("Add")
            let failure = await #expect(throws: SnapshotFailure.self) {
                try await verifySnapshot(of: window, as: .tree, record: .never, directory: folder)
            }
            #expect(failure?.description.contains("−   text \"0\" #count\n+   text \"1\" #count") == true)
        }
    }

    @Test func `a recording that can't be read is not written over`() async throws {
        try await withFolder { folder in
            func verify() async throws {
                try await verifySnapshot(of: "tea", as: .lines, record: .missing, directory: folder)
            }
            await #expect(throws: SnapshotFailure.self) { try await verify() }
            let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            let file = folder.appendingPathComponent(try #require(names.first { $0.hasSuffix(".txt") })).path
            // A symbolic link to itself, which can't be read.
            try FileManager.default.removeItem(atPath: file)
            try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: file)
            let failure = await #expect(throws: SnapshotFailure.self) { try await verify() }
            #expect(failure?.description.contains("can't be read") == true)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == file)
        }
    }

    @Test func `a picture keeps its pixels in a file`() throws {
        let picture = try TestWindow(Counter(), size: CGSize(width: 50, height: 50)).picture()
        #expect(try TestPicture(png: picture.pngData).pixels == picture.pixels)
        #expect(throws: WindowError.self) { try TestPicture(png: Data("no".utf8)) }
    }
}
