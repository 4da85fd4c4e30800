import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Pictures of 32 by 32 pixels with four areas: red, blue, green, white. They were written by libjpeg.
@Suite("JPEG files")
struct JPEGTests {
    private static let fields: [[Int]] = [[254, 0, 0], [0, 0, 254], [0, 160, 0], [255, 255, 255]]

    private func image(_ text: String) throws -> CGImage {
        let data = try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters))
        return try #require(CGImage(jpeg: data))
    }

    /// Red, green and blue in the middle of each area.
    private func colors(_ image: CGImage) -> [[Int]] {
        [(4, 4), (27, 4), (4, 27), (27, 27)].map { x, y in
            let pixel = image.surface.bytes + y * image.surface.bytesPerRow + x * 4
            return [Int(pixel[2]), Int(pixel[1]), Int(pixel[0])]
        }
    }

    private func isNear(_ image: CGImage, _ expected: [[Int]]) -> Bool {
        image.width == 32 && image.height == 32
            && zip(colors(image), expected).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) <= 3 } }
    }

    @Test func `baseline with halved colours is read`() throws {
        #expect(isNear(try image(JPEGFixture.baseline), Self.fields))
    }

    @Test func `progressive is read`() throws { #expect(isNear(try image(JPEGFixture.progressive), Self.fields)) }

    @Test func `grey is read`() throws {
        let greys = [76, 29, 94, 255].map { [$0, $0, $0] }
        #expect(isNear(try image(JPEGFixture.grey), greys))
    }

    @Test func `a photo is turned as its camera says`() throws {
        #expect(isNear(try image(JPEGFixture.turned), [2, 0, 3, 1].map { Self.fields[$0] }))
    }

    @Test func `inks of Adobe's are read`() throws { #expect(isNear(try image(JPEGFixture.cmyk), Self.fields)) }

    @Test func `other bytes are no picture`() {
        #expect(CGImage(jpeg: Data()) == nil)
        #expect(CGImage(jpeg: Data([0xFF, 0xD8])) == nil)
        #expect(CGImage(encoded: Data("no".utf8)) == nil)
    }

    @Test(arguments: JPEGFixture.all)
    func `a damaged file is read as far as it goes, or not at all`(fixture: String) throws {
        let whole = try #require(Data(base64Encoded: fixture, options: .ignoreUnknownCharacters))
        for end in stride(from: 0, to: whole.count, by: 7) { _ = CGImage(jpeg: whole.prefix(end)) }
        var random = SeededRandom(seed: 7)
        for _ in 0..<200 {
            var damaged = whole
            for _ in 0..<3 {
                damaged[Int.random(in: 2..<whole.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if let image = CGImage(jpeg: damaged) { #expect(image.width > 0) }
        }
    }
}

private enum JPEGFixture {
    static let all = [baseline, progressive, grey, turned, cmyk]
    static let baseline = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8t
        MC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAAR
        CAAgACADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEG
        E1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWG
        h4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEB
        AQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYk
        NOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0
        tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDzqiiivjj+kTgKKKK/sI/lY9Xooor+MT4o
        +1qKKK+9P00//9k=
        """
    static let progressive = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8t
        MC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wgAR
        CAAgACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAUHBv/EABcBAQEBAQAAAAAAAAAAAAAAAAAHBQb/2gAMAwEAAhADEAAAAecx
        qQIFhlYvx6qCBYZWOrjGINr3+nGKYHMDa9/px//EABQQAQAAAAAAAAAAAAAAAAAAAED/2gAIAQEAAQUCB//EABQRAQAAAAAAAAAAAAAAAAAA
        AED/2gAIAQMBAT8BB//EABQRAQAAAAAAAAAAAAAAAAAAAED/2gAIAQIBAT8BB//EABQQAQAAAAAAAAAAAAAAAAAAAED/2gAIAQEABj8CB//E
        ABQQAQAAAAAAAAAAAAAAAAAAAED/2gAIAQEAAT8hB//aAAwDAQACAAMAAAAQ/S/S/k/k/8QAFBEBAAAAAAAAAAAAAAAAAAAAQP/aAAgBAwEB
        PxAH/8QAFBEBAAAAAAAAAAAAAAAAAAAAQP/aAAgBAgEBPxAH/8QAFBABAAAAAAAAAAAAAAAAAAAAQP/aAAgBAQABPxAH/9k=
        """
    static let grey = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8t
        MC0oMCUoKSj/wAALCAAgACABAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQR
        BRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4
        eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEB
        AAA/APOqK4Ciu/orgKK9Xor7Wor4por7Wor/2Q==
        """
    static let turned = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExIS
        EyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09P
        T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAgACADASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAYFB//EABQQ
        AQAAAAAAAAAAAAAAAAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAAHBQb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCfARiS
        wgDEKlQAGEV2MBeaZ//Z
        """
    static let cmyk = """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAGBAUGBQQGBgUGBwcGCAoQCgoJCQoUDg8MEBcUGBgXFBYWGh0lHxobIxwWFiAsICMmJykqKRkfLTAt
        KDAlKCko/8AAFAgAIAAgBEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAAB
        fQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp
        anN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5
        +v/aAA4EQwBNAFkASwAAPwD6pr5Ur5Ur6poooor8q6K/VSiiiiiv1Uor8q6KKKKK/Kuiv1Uoooooor7Wr8q6KKKKK/VSvfq/VSiiiiivyrrw
        Gvyrooooor9VK9+r9VKKKKKK/9k=
        """
}
