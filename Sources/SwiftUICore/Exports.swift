// Whoever imports SwiftUICore has the core's public interface as well, and what Foundation lacks on Linux.
@_exported import FoundationAdditions
@_exported import ViewTree
