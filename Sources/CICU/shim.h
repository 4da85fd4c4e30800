// Nothing for Swift, which knows ICU's types from Foundation's own copy, of another version: only C may include Debian's.
