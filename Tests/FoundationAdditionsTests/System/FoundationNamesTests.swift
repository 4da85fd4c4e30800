import FoundationAdditions
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

    @Test func `a dictionary keeps a value for a key, and nil removes it`() {
        let dictionary = NSMutableDictionary()
        dictionary.setValue(3, forKey: "cups")
        #expect(dictionary["cups"] as? Int == 3)
        dictionary.setValue(nil, forKey: "cups")
        #expect(dictionary.count == 0)
    }
}
