// What an app gets with `import AppIntents`, as on Apple's systems.
@_exported import FoundationAdditions
