// As on Apple's platforms, `import CoreData` includes Foundation and Combine's observable objects.
@_exported import FoundationAdditions
@_exported import FoundationCombine
