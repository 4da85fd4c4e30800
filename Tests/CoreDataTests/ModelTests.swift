import DataModels
import Foundation
import Testing

@testable import CoreData

@Suite struct ModelTests {
    @Test func `a model's file is read with all that it says`() throws {
        let model = try Library.model()
        let book = try #require(model.entitiesByName["Book"])
        #expect(book.superentity?.name == "Work" && book.superentity?.isAbstract == true)
        #expect(book.attributesByName["price"]?.attributeType == .decimalAttributeType)
        #expect(book.attributesByName["title"]?.defaultValue as? String == "Untitled")
        #expect(book.relationshipsByName["chapters"]?.isOrdered == true)
        #expect(book.relationshipsByName["chapters"]?.deleteRule == .cascadeDeleteRule)
        #expect(book.relationshipsByName["author"]?.inverseRelationship?.name == "works")
        #expect(book.constraintNames == [["isbn"]])
        #expect(model.versionIdentifiers == ["2"])
    }

    @Test func `the current version of a model with several is read`() throws {
        let folder = Library.folder().appendingPathComponent("Library.xcdatamodeld")
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        for name in ["Library", "Library 2"] {
            let version = folder.appendingPathComponent("\(name).xcdatamodel")
            try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
            let xml = #"<model><entity name="\#(name)" representedClassName="Item"/></model>"#
            try Data(xml.utf8).write(to: version.appendingPathComponent("contents"))
        }
        let list = ["_XCCurrentVersionName": "Library 2.xcdatamodel"]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            .write(to: folder.appendingPathComponent(".xccurrentversion"))
        #expect(try DataModelFile.read(folder).entities.map(\.name) == ["Library 2"])
    }

    @Test(arguments: [
        "<model", "<plist/>", #"<model><entity name="A" parentEntity="B"/></model>"#,
        #"<model><entity name="A" parentEntity="A"/></model>"#,
        #"<model><entity name="A"/><entity name="A"/></model>"#,
        #"<model><entity name="A"><relationship name="b" destinationEntity="B"/></entity></model>"#,
    ])
    func `a broken model is an error that says what is wrong`(xml: String) throws {
        let folder = Library.folder()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(xml.utf8).write(to: folder.appendingPathComponent("contents"))
        #expect(throws: DataModelError.self) { try DataModelFile.read(folder) }
        #expect(NSManagedObjectModel(contentsOf: folder) == nil)
    }

    @Test func `classes are generated as Xcode does`() throws {
        let folder = Library.folder()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let xml = Library.xml.replacing(#"syncable="YES">"#, with: #"syncable="YES" codeGenerationType="class">"#)
        try Data(xml.utf8).write(to: folder.appendingPathComponent("contents"))
        let model = try DataModelFile.read(folder)
        let text = ManagedClassSource(model).text
        #expect(text.contains("public class Book: Work {"))
        #expect(text.contains("override func awakeFromInsert() { _awakeFromInsert(self) { super.awakeFromInsert() } }"))
        #expect(text.contains("public var year: Int16 {"))
        #expect(text.contains("public var price: NSDecimalNumber? {"))
        #expect(text.contains("public func addToTags(_ value: Tag)"))
        #expect(text.contains("extension Author: Identifiable {}") && !text.contains("extension Book: Identifiable {}"))
        #expect(model.warnings == ["the fetched property Author.recent is left out"])
    }

    @Test func `a model made by code is as good as a file`() throws {
        let (entity, name) = (NSEntityDescription(), NSAttributeDescription())
        (entity.name, name.name, name.type, name.isOptional) = ("Note", "text", .string, false)
        entity.properties = [name]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let context = try Library.container(model).viewContext
        let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
        #expect(throws: (any Error).self) { try context.save() }
        note.setValue("tea", forKey: "text")
        try context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        #expect(try context.fetch(request).first?.value(forKey: "text") as? String == "tea")
    }
}
