import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

private struct Card: Codable, Equatable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "com.example.card"))
        ProxyRepresentation(exporting: \.title)
    }
}

private struct Secret: Transferable {
    let isPublic: Bool

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<Secret, String>(exporting: { _ in "word" }).exportingCondition(\.isPublic)
    }
}

/// Other programs get only text. A file is named after the recipe.
private struct Recipe: Codable, Transferable {
    let title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation<Recipe>(contentType: .json).visibility(.ownProcess)
        ProxyRepresentation<Recipe, String>(exporting: \.title).suggestedFileName { $0.title + ".txt" }
    }
}

private struct Film: Transferable, Equatable {
    var title: String
    var path = ""

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .movie) { film in
            SentTransferredFile(URL(filePath: film.path))
        } importing: { received in
            Film(title: try String(contentsOf: received.file, encoding: .utf8), path: received.file.path)
        }
    }
}

@Suite("Values that are handed over")
struct TransferableTests {
    @Test func `a file travels by its contents and the copy goes`() async throws {
        let original = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).mov")
        try Data("Brewing".utf8).write(to: original)
        defer { try? FileManager.default.removeItem(at: original) }
        let data = try await Film(title: "", path: original.path).exported(as: .movie)
        let film = try await Film(importing: data, contentType: .movie)
        #expect(film.title == "Brewing" && film.path != original.path)
        #expect(FileManager.default.fileExists(atPath: original.path))
        #expect(!FileManager.default.fileExists(atPath: film.path))
        await #expect(throws: (any Error).self) { try await Film(title: "", path: "/nowhere").exported(as: .movie) }
    }

    @Test func `a value comes back from its data`() async throws {
        let type = UTType(exportedAs: "com.example.card")
        let data = try await Card(title: "Paint").exported(as: type)
        #expect(try await Card(importing: data, contentType: type) == Card(title: "Paint"))
    }

    @Test func `a proxy stands for the value`() async throws {
        let data = try await Card(title: "Paint").exported(as: .plainText)
        #expect(String(decoding: data, as: UTF8.self) == "Paint")
        #expect(Card(title: "").exportedContentTypes().last == .utf8PlainText)
        #expect(Card.importedContentTypes() == [UTType(exportedAs: "com.example.card")])
    }

    @Test func `what has no representation throws`() async throws {
        await #expect(throws: TransferError.cannotExport(type: "Card", as: "public.png")) {
            try await Card(title: "").exported(as: .png)
        }
    }

    @Test func `what is for the app itself is kept from others`() {
        let recipe = Recipe(title: "Cake")
        #expect(recipe.exportedContentTypes() == [.utf8PlainText])
        #expect(recipe.exportedContentTypes(.group) == [.utf8PlainText])
        #expect(recipe.exportedContentTypes(.ownProcess) == [.json, .utf8PlainText])
    }

    @Test func `a representation names the file`() {
        #expect(Recipe(title: "Cake").suggestedFilename == "Cake.txt")
        #expect(Card(title: "Paint").suggestedFilename == nil)
    }

    @Test func `a condition keeps a value back`() async throws {
        #expect(try await Secret(isPublic: true).exported(as: .text).isEmpty == false)
        #expect(Secret(isPublic: false).exportedContentTypes().isEmpty)
    }
}

@Suite("Types of data")
struct UTTypeTests {
    @Test func `a type is a kind of its parents parents`() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
        #expect(!UTType.png.conforms(to: .text))
    }

    @Test func `a type is found by what files are called`() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "text/csv") == .commaSeparatedText)
        #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
        #expect(UTType("nobody.knows") == nil)
    }

    @Test func `an app's own type is a kind of what it says`() {
        #expect(UTType(exportedAs: "com.example.notes", conformingTo: .json).conforms(to: .text))
    }
}
