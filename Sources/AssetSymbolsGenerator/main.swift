// Writes one Swift file with the symbols of asset catalogs or of string catalogs, or with the classes of Core Data's models; the
// AssetSymbols plugin calls it.
//
//     AssetSymbolsGenerator [--swiftui] [--uikit] <output.swift> <catalog.xcassets>...
//     AssetSymbolsGenerator --strings <output.swift> <table.xcstrings>...
//     AssetSymbolsGenerator --classes <output.swift> <model.xcdatamodeld>...

import AssetSymbolsCore
import DataModels
import Foundation

/// An unchanged file keeps its date, so that nothing is compiled again.
func write(_ text: String, to path: String) throws {
    guard (try? String(contentsOfFile: path, encoding: .utf8)) != text else { return }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
}

func writeClasses(_ models: [URL], to path: String) throws {
    var text = ""
    for url in models {
        let model = try DataModelFile.read(url)
        for warning in model.warnings { print("warning: \(url.lastPathComponent): \(warning)") }
        text += ManagedClassSource(model).text
    }
    try write(text, to: path)
}

func writeStrings(_ catalogs: [URL], to path: String) throws {
    let source = TextSymbolSource(catalogs)
    for warning in source.warnings { print(warning) }
    try write(source.text, to: path)
}

var arguments = CommandLine.arguments.dropFirst()

/// Whether the next argument is the option, which it is not any more then.
@MainActor func takes(_ option: String) -> Bool {
    guard arguments.first == option else { return false }
    arguments = arguments.dropFirst()
    return true
}

let makesStrings = takes("--strings")
let makesClasses = takes("--classes")
let usesSwiftUI = takes("--swiftui")
let usesUIKit = takes("--uikit")

guard let output = arguments.popFirst() else {
    print("usage: AssetSymbolsGenerator [--swiftui] [--uikit] <output.swift> <catalog.xcassets>...")
    exit(64)
}

do {
    let catalogs = arguments.map { URL(fileURLWithPath: $0, isDirectory: true) }
    if makesStrings || makesClasses {
        try (makesStrings ? writeStrings : writeClasses)(catalogs, output)
        exit(0)
    }
    let folder = try CatalogFolder(catalogs: catalogs)
    for warning in CatalogWarning.all(in: catalogs) { print(warning) }
    let source = SymbolSource(folder, usesSwiftUI: usesSwiftUI, usesUIKit: usesUIKit)
    for warning in source.warnings { print("warning: \(warning)") }
    try write(source.text, to: output)
} catch {
    print("error: \(error)")
    exit(1)
}
