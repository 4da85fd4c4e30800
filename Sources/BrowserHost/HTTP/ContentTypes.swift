/// The media types of the page's own files, by the name's end.
enum ContentTypes {
    private static let byExtension = [
        "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
        "json": "application/json", "svg": "image/svg+xml", "png": "image/png", "woff2": "font/woff2",
    ]

    static func type(ofFile name: String) -> String {
        let fileExtension = name.split(separator: ".").last.map(String.init) ?? ""
        return byExtension[fileExtension] ?? "application/octet-stream"
    }
}
