import Foundation
import LifeEngine

/// The error message, in the player's language.
func words(for error: any Error) -> String {
    switch error {
    case let error as PatternError: error.words
    case let error as RuleError: error.words
    case let error as BoardLoadError: error.words
    case let error as HashLifeError: error.words
    case ShelfError.full: String(localized: "There is no more room: delete a pattern first.")
    case ShelfError.name: String(localized: "That can't be a pattern's name.")
    default: String(localized: "This can’t be read or written: \(error.localizedDescription)")
    }
}

extension PatternError {
    fileprivate var words: String { String(localized: "Line \(line), column \(column): \(explanation)") }

    private var explanation: String {
        switch problem {
        case .tooLarge(let bytes):
            String(localized: "the file has \(bytes) bytes, and at most \(Pattern.byteCountMax) are read.")
        case .tooManyCells(let most): String(localized: "there are more than \(most) living cells.")
        case .tooFarOut(let most): String(localized: "a cell is farther than \(most) from the middle.")
        case .unexpected(let found): String(localized: "\(translated(found)) doesn’t belong here.")
        case .expected("a number", let found): String(localized: "a number should be here, not \(translated(found)).")
        case .expected(let what, let found): String(localized: "\(what) should be here, not \(translated(found)).")
        case .rule(let error): error.words
        case .format(let name): String(localized: "this is \(name), which isn’t read.")
        case .unknownFormat: String(localized: "this is no pattern of a format that is known.")
        case .state(let number):
            String(localized: "a cell is in state \(number), and rules here have two: living and dead.")
        }
    }

    /// Translates the engine's texts for "end of line" and the like; a character needs no translation.
    private func translated(_ found: String) -> String {
        switch found {
        case "the end of the file": String(localized: "the end of the file")
        case "the end of the line": String(localized: "the end of the line")
        default: found
        }
    }
}

extension HashLifeError {
    var words: String {
        switch self {
        case .outOfMemory:
            String(localized: "The plane can’t go on: it has more different squares than fit into memory.")
        case .tooFarOut: String(localized: "The plane can’t go on: its cells would be too far from the middle.")
        case .overBudget:
            String(localized: "One step takes too long here. Jump to a generation, which can be cancelled.")
        case .cancelled: String(localized: "The jump was ended.")
        }
    }
}

extension RuleError {
    fileprivate var words: String {
        switch self {
        case .unexpected(let character, let column, let rule):
            String(
                localized:
                    "“\(rule)” is no rule: “\(String(character))” in column \(column). A rule looks like B3/S23.")
        case .empty: String(localized: "The rule is empty. A rule looks like B3/S23.")
        case .birthOfNothing(let rule):
            String(localized: "“\(rule)” has B0, by which the whole endless plane would come to life.")
        case .bounded(let rule):
            String(localized: "“\(rule)” is of a plane with edges, and the plane here has none.")
        }
    }
}

extension BoardLoadError {
    fileprivate var words: String {
        switch self {
        case .tooLarge(let width, let height, let most):
            String(
                localized:
                    "The pattern has \(width) by \(height) cells, and the board at most \(most) by \(most). Load it on the plane."
            )
        case .rule(let rule):
            String(localized: "The board plays B3/S23 alone, not \(rule.description). Load the pattern on the plane.")
        }
    }
}
