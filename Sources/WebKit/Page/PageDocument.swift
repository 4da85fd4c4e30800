import Foundation

/// Data as HTML that a frame can show.
enum PageDocument {
    /// The HTML that shows data of a type: itself, a picture, or a text.
    /// - Throws: `WKError.unsupportedType` for types that aren't shown.
    static func html(_ data: Data, mimeType: String, encoding: String?) throws -> String {
        let type = mimeType.lowercased().prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
        switch type {
        case "text/html", "application/xhtml+xml", "": return text(data, encoding)
        case _ where type.hasPrefix("image/"): return picture(data, type)
        case _ where type.hasPrefix("text/") || type == "application/json" || type.hasSuffix("xml"):
            return "<!doctype html><pre style=\"white-space: pre-wrap\">\(escaped(text(data, encoding)))</pre>"
        default: throw NavigationFailure.cannotShow
        }
    }

    /// The type of a file, by its name.
    static func mimeType(ofFile url: URL) -> String {
        types[url.pathExtension.lowercased()] ?? "application/octet-stream"
    }

    private static let types = [
        "html": "text/html", "htm": "text/html", "xhtml": "application/xhtml+xml", "css": "text/css",
        "js": "text/javascript", "mjs": "text/javascript", "json": "application/json", "txt": "text/plain",
        "md": "text/plain", "csv": "text/csv", "xml": "text/xml", "svg": "image/svg+xml", "png": "image/png",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "avif": "image/avif",
        "ico": "image/x-icon", "bmp": "image/bmp", "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf",
        "otf": "font/otf", "mp3": "audio/mpeg", "m4a": "audio/mp4", "wav": "audio/wav", "mp4": "video/mp4",
        "webm": "video/webm", "vtt": "text/vtt", "wasm": "application/wasm", "pdf": "application/pdf",
    ]

    private static func text(_ data: Data, _ encoding: String?) -> String {
        switch encoding?.lowercased() {
        case "utf-16", "utf16", "unicode": String(data: data, encoding: .utf16) ?? String(decoding: data, as: UTF8.self)
        case "iso-8859-1", "latin1", "windows-1252", "us-ascii":
            String(data: data, encoding: .isoLatin1) ?? String(decoding: data, as: UTF8.self)
        default: String(decoding: data, as: UTF8.self)
        }
    }

    private static func picture(_ data: Data, _ type: String) -> String {
        let style = "display: block; margin: auto; max-width: 100%"
        return "<!doctype html><body style=\"margin: 0\"><img style=\"\(style)\" src=\"\(address(of: data, type))\">"
    }

    /// The data as an address, which has no quotes: it is written into attributes.
    static func address(of data: Data, _ type: String) -> String {
        let allowed = CharacterSet(charactersIn: "/+-.;=_").union(.alphanumerics)
        let isPlain = type.unicodeScalars.allSatisfy { $0.isASCII && allowed.contains($0) }
        return "data:\(isPlain ? type : "application/octet-stream");base64,\(data.base64EncodedString())"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}

/// Why a page isn't shown.
enum NavigationFailure {
    private static func webKitError(_ code: Int, _ text: String) -> NSError {
        NSError(domain: "WebKitErrorDomain", code: code, userInfo: [NSLocalizedDescriptionKey: text])
    }

    /// WebKit's own numbers.
    static var cannotShow: NSError { webKitError(100, "A page of this type can’t be shown.") }
    static var interrupted: NSError { webKitError(102, "Frame load interrupted") }
    static var tooLong: NSError { webKitError(100, "The page is too long to be sent to the browser.") }
    static func cancelled(_ url: URL) -> URLError { urlError(.cancelled, url) }

    /// An error as of `URLSession`, with the address in its `userInfo`.
    static func urlError(_ code: URLError.Code, _ url: URL) -> URLError {
        URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }
}
