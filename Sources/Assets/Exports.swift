// A catalog's images and colors are chosen by the visitor's language, as the strings are.
@_exported import FoundationAdditions
