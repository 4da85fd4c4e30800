// Whoever imports SwiftUICore has the core's public interface as well.
@_exported import ViewTree
