// Changes models for as long as it lives, and says each number once it is kept: what is there is a function of the number. With
// "migrate" it opens the store with one version of its classes after the other. A test kills it.
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
