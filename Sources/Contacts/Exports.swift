// What an app gets with the module, as on Apple's platforms: `Date`, `Calendar` and the like.
@_exported import FoundationAdditions
