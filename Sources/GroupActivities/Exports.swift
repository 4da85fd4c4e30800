// As on Apple's platforms, an activity's file may use these frameworks without importing them.
@_exported import CoreTransferable
@_exported import FoundationAdditions
@_exported import FoundationCombine
