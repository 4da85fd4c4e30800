// Saves pairs of linked objects until it is killed, and says the number of each save: `CoreDataWriter <file>`.

import CoreData
import Foundation

/// A model of accounts and their entries, made by code.
func bankModel() -> NSManagedObjectModel {
    func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType) = (name, type)
        return attribute
    }
    let (account, entry) = (NSEntityDescription(), NSEntityDescription())
    (account.name, entry.name) = ("Account", "Entry")
    let (entries, owner) = (NSRelationshipDescription(), NSRelationshipDescription())
    (entries.name, entries.destinationEntity, entries.inverseRelationship) = ("entries", entry, owner)
    (owner.name, owner.destinationEntity, owner.inverseRelationship, owner.maxCount) = ("account", account, entries, 1)
    entries.deleteRule = .cascadeDeleteRule
    account.properties = [
        attribute("name", .stringAttributeType), attribute("amount", .integer64AttributeType), entries,
    ]
    entry.properties = [attribute("amount", .integer64AttributeType), owner]
    let model = NSManagedObjectModel()
    model.entities = [account, entry]
    return model
}

let container = NSPersistentContainer(name: "Bank", managedObjectModel: bankModel())
container.persistentStoreDescriptions = [
    NSPersistentStoreDescription(url: URL(fileURLWithPath: CommandLine.arguments[1]))
]
container.loadPersistentStores { _, error in if let error { fatalError("\(error)") } }
let context = container.viewContext
let request = NSFetchRequest<NSManagedObject>(entityName: "Account")
if try context.count(for: request) == 0 {
    for name in ["left", "right"] {
        NSEntityDescription.insertNewObject(forEntityName: "Account", into: context).setValue(name, forKey: "name")
    }
}
let accounts = try context.fetch(request)
var number = accounts.first?.value(forKey: "amount") as? Int ?? 0
while true {
    number += 1
    for account in accounts {
        account.setValue(number, forKey: "amount")
        let entry = NSEntityDescription.insertNewObject(forEntityName: "Entry", into: context)
        entry.setValue(number, forKey: "amount")
        entry.setValue(account, forKey: "account")
        let entries = account.value(forKey: "entries") as? Set<NSManagedObject> ?? []
        for old in entries where (old.value(forKey: "amount") as? Int ?? 0) <= number - 10 { context.delete(old) }
    }
    try context.save()
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}
