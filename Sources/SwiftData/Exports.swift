// As on Apple's platforms: models are observable, and predicates and sort descriptors are Foundation's.
@_exported import FoundationAdditions
@_exported import Observation
