// A catalog's images and colours are chosen by the visitor's language, as the strings are.
@_exported import FoundationAdditions
