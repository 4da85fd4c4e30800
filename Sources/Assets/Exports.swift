// A catalog's images and colours are chosen by the reader's language, as the strings are.
@_exported import FoundationAdditions
