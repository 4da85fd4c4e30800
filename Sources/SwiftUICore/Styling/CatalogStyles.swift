/// The colors of an app's asset catalogs, whose generated symbols are members of this protocol: `.foregroundStyle(.darkBrown)`. An
/// app's own extension of `Color` or `ShapeStyle` may have the same names, and is preferred.
public protocol CatalogStyles {}
