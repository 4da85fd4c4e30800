// Parts of Foundation that Apple's systems have and Linux lacks. Every framework that an app may import re-exports this target,
// so that the names are available as with Apple's `import Foundation`.
@_exported import Foundation
// Apple's Foundation includes `URLSession`; on Linux it is a separate library.
@_exported import FoundationNetworking
// Looking up texts needs the visitor's language.
@_exported import Localization
// For attributed strings with Markdown.
@_exported import Markdown
