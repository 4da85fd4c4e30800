// What Foundation has on Apple's systems and not on Linux. Every framework that an app may import re-exports this room,
// so that `import Foundation` beside it finds the names where Apple's Foundation has them.
@_exported import Foundation
// Apple's Foundation has `URLSession`; on Linux it is a library of its own.
@_exported import FoundationNetworking
// Whoever looks texts up sees whose they are.
@_exported import Localization
// Attributed strings of Markdown.
@_exported import Markdown
