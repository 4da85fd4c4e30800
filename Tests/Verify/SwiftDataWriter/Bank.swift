import Foundation
import SwiftData

@Model
final class Account {
    @Attribute(.unique) var name: String
    var amount = 0
    @Relationship(deleteRule: .cascade, inverse: \Entry.account) var entries: [Entry] = []
    @Relationship(inverse: \Label.accounts) var labels: [Label] = []

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

@Model
final class Label {
    var number: Int
    var accounts: [Account] = []

    init(number: Int) { self.number = number }
}

/// Two accounts that swap their names with each save, each with its last entries and two of five labels.
struct Bank {
    private let context: ModelContext
    private let accounts: [Account]
    private let labels: [Label]

    init(_ file: URL) throws {
        let container = try ModelContainer(
            for: Account.self, Entry.self, Label.self, configurations: ModelConfiguration(url: file))
        context = ModelContext(container)
        if try context.fetchCount(FetchDescriptor<Account>()) == 0 {
            for name in ["left", "right"] { context.insert(Account(name: name)) }
            for number in 0..<5 { context.insert(Label(number: number)) }
        }
        accounts = try context.fetch(FetchDescriptor<Account>())
        labels = try context.fetch(FetchDescriptor<Label>(sortBy: [SortDescriptor(\.number)]))
    }

    var number: Int { accounts[0].amount }

    func save(_ number: Int) throws {
        for (account, name) in zip(accounts, number.isMultiple(of: 2) ? ["left", "right"] : ["right", "left"]) {
            account.name = name
            account.amount = number
            context.insert(Entry(amount: number, account: account))
            for entry in account.entries where entry.amount <= number - 10 { context.delete(entry) }
            account.labels = [labels[number % 5], labels[(number + 1) % 5]]
        }
        // A new model with a unique value replaces the model that has it.
        let last = Account(name: "last")
        last.amount = number
        context.insert(last)
        try context.save()
    }
}
