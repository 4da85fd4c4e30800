// Counts upwards in a store for as long as it lives, and says each number once it is kept. A test kills it.
import Foundation
import Storage

let store = try ByteStore(at: URL(fileURLWithPath: CommandLine.arguments[1]))
for number in 1... {
    try store.set(Data(String(number).utf8), forKey: "count", of: "visitor")
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}
