// CoreSpotlight: an app's own search index, and a tool with which models search it.
@_exported import FoundationAdditions
@_exported import UniformTypeIdentifiers
