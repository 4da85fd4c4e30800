/// Parsed command-line arguments: `--name VALUE`, `--name=VALUE`, `--flag`, and positional words. After `--` everything
/// is positional.
struct ArgumentList {
    /// An option and its description.
    struct Option {
        let name: String
        /// The value's placeholder in the help; nil for a flag.
        var value: String?
        let help: String
        /// A letter that stands for the name, such as `-o`.
        var letter: String?
    }

    private var values: [String: String] = [:]
    private(set) var words: [String] = []

    /// - Throws: ``UsageError``.
    init(_ arguments: [String], options: [Option]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                return
            }
            if let option = options.first(where: { $0.letter == argument }) {
                try take(option.name, &rest, options)
                continue
            }
            guard argument.hasPrefix("--") else {
                // A lone hyphen is standard input.
                guard argument == "-" || !argument.hasPrefix("-") else {
                    throw UsageError("There is no option \(argument).")
                }
                words.append(argument)
                continue
            }
            try take(argument, &rest, options)
        }
    }

    private mutating func take(
        _ argument: String, _ rest: inout ArraySlice<String>, _ options: [Option]
    ) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = options.first(where: { $0.name == parts[0] }) else {
            throw UsageError("There is no option \(parts[0]).")
        }
        guard values[option.name] == nil else { throw UsageError("\(option.name) is given twice.") }
        switch (option.value, parts.count) {
        case (nil, 1): values[option.name] = ""
        case (nil, _): throw UsageError("\(option.name) takes no value.")
        case (_, 2): values[option.name] = parts[1]
        case (let name?, _):
            guard let value = rest.popFirst() else { throw UsageError("\(option.name) needs a value, \(name).") }
            values[option.name] = value
        }
    }

    func contains(_ name: String) -> Bool { values[name] != nil }

    func text(_ name: String) -> String? { values[name] }

    /// A numeric option.
    ///
    /// - Parameter range: The valid range, in words for the error message.
    /// - Throws: ``UsageError``.
    func number<Number: LosslessStringConvertible>(
        _ name: String, _ range: String, where makesSense: (Number) -> Bool
    ) throws(UsageError) -> Number? {
        guard let text = values[name] else { return nil }
        guard let number = Number(text), makesSense(number) else {
            throw UsageError("\(name) is \(text); expected \(range).")
        }
        return number
    }
}

/// Invalid command-line arguments. The tool exits with 2.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
