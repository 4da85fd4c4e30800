// Counts upwards in an app's store until it is killed by a test, and prints each number once it is stored.
import Foundation
import Storage

// As `StorageWriter measure ADDRESS` it measures databases. With the address of a server and a folder, it counts in a SQLite
// database of that folder, which the server has. With a second file argument, it instead handles a window's events, which write to
// that file as the app's own database.

let name = CommandLine.arguments[1]
if name == "measure", CommandLine.arguments.count > 2 { try measureDatabases(server: CommandLine.arguments[2]) }
if CommandLine.arguments.count > 2, PostgresAddress.isOne(name) {
    try countInDatabase(server: name, folder: CommandLine.arguments[2])
}
if CommandLine.arguments.count > 2 { try handleEvents(store: name, database: CommandLine.arguments[2]) }
let place: StorePlace =
    PostgresAddress.isOne(name)
    ? try StorePlace(app: "StorageWriter", environment: ["KISSA_STORE": name]) : .file(URL(fileURLWithPath: name))
let store = DurableStore(at: place) { fatalError($0) }
let before = store.bytes(forKey: "count", of: "visitor").flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
for number in (before + 1)... {
    store.set(Data(String(number).utf8), forKey: "count", of: "visitor")
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}
