// Changes models until it is killed by a test, and prints a number after each save. The stored contents are a function of the
// number. With "migrate", it opens the store with one version of its classes after the other.
import Foundation
import SwiftData

let file = URL(fileURLWithPath: CommandLine.arguments[1])

func say(_ number: Int) { FileHandle.standardOutput.write(Data("\(number)\n".utf8)) }

if CommandLine.arguments.contains("migrate") {
    for number in 1... {
        try migrate(file, number)
        say(number)
    }
} else {
    let bank = try Bank(file)
    for number in (bank.number + 1)... {
        try bank.save(number)
        say(number)
    }
}
