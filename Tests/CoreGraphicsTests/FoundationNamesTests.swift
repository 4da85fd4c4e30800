import CoreGraphics
import Testing

@Suite("Apple's names in Foundation")
struct FoundationNamesTests {
    @Test func `the user's folders are the file manager's`() {
        let files = FileManager.default
        let pairs: [(URL, FileManager.SearchPathDirectory)] = [
            (.documentsDirectory, .documentDirectory), (.cachesDirectory, .cachesDirectory),
            (.applicationSupportDirectory, .applicationSupportDirectory), (.downloadsDirectory, .downloadsDirectory),
            (.desktopDirectory, .desktopDirectory), (.picturesDirectory, .picturesDirectory),
            (.moviesDirectory, .moviesDirectory), (.musicDirectory, .musicDirectory),
        ]
        for (url, directory) in pairs {
            #expect(url.path == files.urls(for: directory, in: .userDomainMask).first?.path)
        }
    }

    @Test func `the folder of documents can be written into at once`() throws {
        var isFolder: ObjCBool = false
        #expect(FileManager.default.fileExists(atPath: URL.documentsDirectory.path, isDirectory: &isFolder))
        #expect(isFolder.boolValue)
    }

    @Test func `a gradient takes colours as a CFArray, and nothing else in it`() {
        let colors = [CGColor.black, CGColor.white] as CFArray
        #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) != nil)
        #expect(CGGradient(colorsSpace: nil, colors: [CGColor.black, "white"] as CFArray, locations: nil) == nil)
    }

    @Test func `geometry comes back out of a value`() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue == CGSize(width: 3, height: 4))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue == CGVector(dx: 5, dy: 6))
    }

    @Test func `a dictionary keeps a value for a key, and nil removes it`() {
        let dictionary = NSMutableDictionary()
        dictionary.setValue(3, forKey: "cups")
        #expect(dictionary["cups"] as? Int == 3)
        dictionary.setValue(nil, forKey: "cups")
        #expect(dictionary.count == 0)
    }

    @Test func `the media clock goes forward`() {
        let start = CACurrentMediaTime()
        #expect(CACurrentMediaTime() >= start)
    }
}
