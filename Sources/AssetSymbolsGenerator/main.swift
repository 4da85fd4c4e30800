// Writes one Swift file with the symbols of asset catalogs; the AssetSymbols plugin calls it.
//
//     AssetSymbolsGenerator [--swiftui] [--uikit] <output.swift> <catalog.xcassets>...

import AssetSymbolsCore
import Foundation

var arguments = CommandLine.arguments.dropFirst()
let usesSwiftUI = arguments.first == "--swiftui"
if usesSwiftUI { arguments = arguments.dropFirst() }
let usesUIKit = arguments.first == "--uikit"
if usesUIKit { arguments = arguments.dropFirst() }

guard let output = arguments.popFirst() else {
    print("usage: AssetSymbolsGenerator [--swiftui] [--uikit] <output.swift> <catalog.xcassets>...")
    exit(64)
}

do {
    let catalogs = arguments.map { URL(fileURLWithPath: $0, isDirectory: true) }
    let folder = try CatalogFolder(catalogs: catalogs)
    for warning in CatalogWarning.all(in: catalogs) { print(warning) }
    let source = SymbolSource(folder, usesSwiftUI: usesSwiftUI, usesUIKit: usesUIKit)
    for warning in source.warnings { print("warning: \(warning)") }
    // An unchanged file keeps its date, so that nothing is compiled again.
    if (try? String(contentsOfFile: output, encoding: .utf8)) != source.text {
        try source.text.write(toFile: output, atomically: true, encoding: .utf8)
    }
} catch {
    print("error: \(error)")
    exit(1)
}
