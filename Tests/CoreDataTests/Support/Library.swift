import CoreData
import DataModels
import Foundation

/// A model with every kind of property, as Xcode's editor writes it.
enum Library {
    static let xml = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" userDefinedModelVersionIdentifier="2">
            <entity name="Work" representedClassName="Work" isAbstract="YES" syncable="YES">
                <attribute name="title" attributeType="String" defaultValueString="Untitled" maxValueString="40"/>
                <attribute name="year" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
                <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Author" inverseName="works" inverseEntity="Author"/>
            </entity>
            <entity name="Book" representedClassName="Book" parentEntity="Work" syncable="YES">
                <attribute name="isbn" optional="YES" attributeType="String"/>
                <attribute name="price" optional="YES" attributeType="Decimal"/>
                <attribute name="rating" attributeType="Double" defaultValueString="0" usesScalarValueType="YES"/>
                <attribute name="isRead" attributeType="Boolean" defaultValueString="NO" usesScalarValueType="YES"/>
                <attribute name="added" optional="YES" attributeType="Date"/>
                <attribute name="words" optional="YES" attributeType="Transformable" customClassName="[String]"/>
                <relationship name="chapters" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" \
        destinationEntity="Chapter" inverseName="book" inverseEntity="Chapter"/>
                <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify" \
        destinationEntity="Tag" inverseName="books" inverseEntity="Tag"/>
                <uniquenessConstraints><uniquenessConstraint><constraint value="isbn"/></uniquenessConstraint>\
        </uniquenessConstraints>
            </entity>
            <entity name="Author" representedClassName="Author" syncable="YES">
                <attribute name="name" attributeType="String"/>
                <attribute name="token" optional="YES" transient="YES" attributeType="String"/>
                <relationship name="works" optional="YES" toMany="YES" deletionRule="Deny" \
        destinationEntity="Work" inverseName="author" inverseEntity="Work"/>
                <fetchedProperty name="recent" optional="YES"/>
            </entity>
            <entity name="Chapter" representedClassName="Chapter" syncable="YES">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="book" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Book" inverseName="chapters" inverseEntity="Book"/>
            </entity>
            <entity name="Tag" representedClassName="Tag" syncable="YES">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify" \
        destinationEntity="Book" inverseName="tags" inverseEntity="Book"/>
            </entity>
        </model>
        """

    static func folder() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("core-data-\(UUID().uuidString)")
    }

    /// The model, from a file.
    static func model(_ xml: String = xml) throws -> NSManagedObjectModel {
        let folder = folder().appendingPathComponent("Library.xcdatamodel")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        try Data(xml.utf8).write(to: folder.appendingPathComponent("contents"))
        guard let model = NSManagedObjectModel(contentsOf: folder) else { throw CocoaError(.fileReadCorruptFile) }
        return model
    }

    /// A container in memory, or in a file.
    static func container(_ model: NSManagedObjectModel? = nil, at url: URL? = nil) throws -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Library", managedObjectModel: try model ?? self.model())
        container.persistentStoreDescriptions = [
            NSPersistentStoreDescription(url: url ?? URL(fileURLWithPath: "/dev/null"))
        ]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        return container
    }
}

// The classes, as `kissa run` reads `@NSManaged` properties.

class Work: NSManagedObject {
    var title: String? {
        get { _managed("title") }
        set { _setManaged(newValue, "title") }
    }
    var year: Int16 {
        get { _managed("year") }
        set { _setManaged(newValue, "year") }
    }
    var author: Author? {
        get { _managed("author") }
        set { _setManaged(newValue, "author") }
    }
}

final class Book: Work, Identifiable {
    var isbn: String? {
        get { _managed("isbn") }
        set { _setManaged(newValue, "isbn") }
    }
    var price: NSDecimalNumber? {
        get { _managed("price") }
        set { _setManaged(newValue, "price") }
    }
    var rating: Double {
        get { _managed("rating") }
        set { _setManaged(newValue, "rating") }
    }
    var isRead: Bool {
        get { _managed("isRead") }
        set { _setManaged(newValue, "isRead") }
    }
    var added: Date? {
        get { _managed("added") }
        set { _setManaged(newValue, "added") }
    }
    var words: [String]? {
        get { _managed("words") }
        set { _setManaged(newValue, "words") }
    }
    var chapters: NSOrderedSet? {
        get { _managed("chapters") }
        set { _setManaged(newValue, "chapters") }
    }
    var tags: Set<Tag> {
        get { _managed("tags") }
        set { _setManaged(newValue, "tags") }
    }
    var inserted = 0

    override func awakeFromInsert() {
        super.awakeFromInsert()
        inserted += 1
    }
    func addToChapters(_ value: Chapter) { _changeManaged("addToChapters", [value]) }
    func insertIntoChapters(_ value: Chapter, at index: Int) { _changeManaged("insertIntoChapters", [value, index]) }
    class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest(entityName: "Book") }
}

final class Author: NSManagedObject {
    var name: String? {
        get { _managed("name") }
        set { _setManaged(newValue, "name") }
    }
    var token: String? {
        get { _managed("token") }
        set { _setManaged(newValue, "token") }
    }
    var works: NSSet? {
        get { _managed("works") }
        set { _setManaged(newValue, "works") }
    }
    func addToWorks(_ value: Work) { _changeManaged("addToWorks", [value]) }
    func removeFromWorks(_ values: NSSet) { _changeManaged("removeFromWorks", [values]) }
}

final class Chapter: NSManagedObject {
    var name: String? {
        get { _managed("name") }
        set { _setManaged(newValue, "name") }
    }
    var book: Book? {
        get { _managed("book") }
        set { _setManaged(newValue, "book") }
    }
}

final class Tag: NSManagedObject {
    var name: String? {
        get { _managed("name") }
        set { _setManaged(newValue, "name") }
    }
    var books: NSSet? {
        get { _managed("books") }
        set { _setManaged(newValue, "books") }
    }
}
