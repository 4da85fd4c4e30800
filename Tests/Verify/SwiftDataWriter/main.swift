// Keeps pairs of an account and its mirror, whose amounts are the same after each save, and says each number once it is
// kept. A test kills it.
import Foundation
import SwiftData

@Model
final class Account {
    @Attribute(.unique) var name: String
    var amount = 0
    @Relationship(deleteRule: .cascade, inverse: \Entry.account) var entries: [Entry] = []

    init(name: String) { self.name = name }
}

@Model
final class Entry {
    var amount: Int
    var account: Account?

    init(amount: Int, account: Account) {
        self.amount = amount
        self.account = account
    }
}

let url = URL(fileURLWithPath: CommandLine.arguments[1])
let container = try ModelContainer(
    for: Account.self, Entry.self, configurations: ModelConfiguration(url: url))
let context = ModelContext(container)

@MainActor func account(_ name: String) throws -> Account {
    let known = try context.fetch(FetchDescriptor<Account>(predicate: #Predicate { $0.name == name })).first
    if let known { return known }
    let new = Account(name: name)
    context.insert(new)
    return new
}

let (left, right) = (try account("left"), try account("right"))
for number in (left.amount + 1)... {
    for account in [left, right] {
        account.amount = number
        context.insert(Entry(amount: number, account: account))
    }
    try context.save()
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}
