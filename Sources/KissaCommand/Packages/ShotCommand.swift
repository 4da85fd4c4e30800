import ExternalPrograms
import Foundation
import ShotOrders

/// `kissa shot`: draws the screens of a package's app.
struct ShotCommand: Command {
    static let name = "shot"
    static let summary = "draw an app's first screen and its previews as PNG files, with what they say"
    static let words = "[PACKAGE]"
    static let options: [ArgumentList.Option] =
        [.init(name: "--preview", value: "NAME", help: "only previews with this in their names")]
        + WindowArguments.options + [
            .init(
                name: "--out", value: "DIR", help: "where the files go, shots if not given; -o for short", letter: "-o"),
            .init(name: "--program", value: "NAME", help: "which of the package's programs"), SwiftTool.scratchOption,
            .init(name: "--json", help: "list the files as JSON"),
        ]
    static let details = """
        PACKAGE is a folder with a Package.swift, the current one if not given. Each screen is a picture (.png) and a list
        of its elements as a screen reader meets them (.txt); shots.json lists both. No browser is needed; images that are
        neither PNG nor JPEG files are left out of the pictures.
        """

    private let package: String
    private let program: String?
    private let scratch: String?
    private let order: ShotOrder
    private let isJSON: Bool

    init(_ arguments: ArgumentList) throws {
        guard arguments.words.count < 2 else { throw UsageError("kissa shot takes one package.") }
        package = arguments.words.first ?? "."
        program = arguments.text("--program")
        scratch = arguments.text(SwiftTool.scratchOption.name)
        isJSON = arguments.contains("--json")
        let folder = URL(fileURLWithPath: arguments.text("--out") ?? "shots").path
        var order = try WindowArguments(arguments, folder: folder, scale: 2).order
        order.preview = arguments.text("--preview")
        self.order = order
    }

    func run(_ tool: KissaCommand) async throws {
        let swift = try SwiftTool(package: package, scratch: scratch)
        let program = try swift.build(program)
        // Remove the previous run's listing.
        try? FileManager.default.removeItem(at: listing)
        let data = try ScratchData()
        defer { withExtendedLifetime(data) {} }
        let process = Process()
        process.executableURL = program
        process.currentDirectoryURL = swift.package
        process.environment = data.environment([ShotOrder.variable: order.json])
        process.standardOutput = FileHandle.standardError
        try process.runWithOrdinarySignals()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw PackageError(
                description: "The app ended with \(process.terminationStatus) before its screens were drawn.")
        }
        try report(tool)
    }

    private var listing: URL { URL(fileURLWithPath: order.folder).appendingPathComponent(ShotListing.fileName) }

    private func report(_ tool: KissaCommand) throws {
        guard let data = try? Data(contentsOf: listing) else {
            throw PackageError(description: "The app has ended, and has drawn no screen.")
        }
        if isJSON { return tool.console.write(String(decoding: data, as: UTF8.self) + "\n") }
        let drawn = try JSONDecoder().decode(ShotListing.self, from: data)
        guard !drawn.shots.isEmpty else {
            throw PackageError(description: "There is no preview \(order.preview ?? "") in the package.")
        }
        for shot in drawn.shots { tool.console.write("\(order.folder)/\(shot.picture)  \(shot.name)\n") }
    }
}
