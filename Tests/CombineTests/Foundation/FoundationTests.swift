import Combine
import Foundation
import Testing
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct FoundationTests {
    @Test func `notifications are sent until cancelled`() {
        let (center, name) = (NotificationCenter(), Notification.Name("tea is ready"))
        let recorder = Recorder<Notification, Never>(demand: .unlimited)
        center.publisher(for: name).subscribe(recorder)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        recorder.cancel()
        center.post(name: name, object: nil)
        #expect(recorder.values.map(\.name) == [name])
    }

    @Test func `a timer ticks while somebody listens`() async {
        var dates: [Date] = []
        let timer = Timer.publish(every: 0.002, on: .main, in: .common).autoconnect()
        for await date in timer.values.prefix(3) { dates.append(date) }
        #expect(dates.count == 3)
        #expect(dates == dates.sorted())
    }

    @Test func `values can be waited for`() async throws {
        var numbers: [Int] = []
        for await number in [1, 2, 3].publisher.values { numbers.append(number) }
        #expect(numbers == [1, 2, 3])
        let failing = Record<Int, Mishap>(output: [4], completion: .failure(.burnt))
        await #expect(throws: Mishap.burnt) {
            for try await number in failing.values { numbers.append(number) }
        }
        #expect(numbers == [1, 2, 3, 4])
    }

    @Test func `a task that is cancelled waits no longer`() async {
        let cancelled = Box(false)
        let task = Task {
            let endless = PassthroughSubject<Int, Never>().handleEvents(
                receiveCancel: { cancelled.change { $0 = true } })
            for await _ in endless.values {}
        }
        task.cancel()
        await task.value
        #expect(cancelled.value)
    }

    @Test func `values are encoded and decoded`() throws {
        struct Cup: Codable, Equatable { var size: Int }
        let data = all(Just(Cup(size: 3)).encode(encoder: JSONEncoder()))
        #expect(all(data.publisher.decode(type: Cup.self, decoder: JSONDecoder())) == [Cup(size: 3)])
        let recorder = Recorder<Cup, any Error>(demand: .unlimited)
        Just(Data("{}".utf8)).decode(type: Cup.self, decoder: JSONDecoder()).subscribe(recorder)
        #expect(recorder.end != nil && recorder.end != "finished")
    }

    @Test func `a data task loads or fails`() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [TeaProtocol.self]
        let session = URLSession(configuration: configuration)
        var loaded: [String] = []
        for try await (data, _) in session.dataTaskPublisher(for: URL(string: "tea://pot")!).values {
            loaded.append(String(decoding: data, as: UTF8.self))
        }
        #expect(loaded == ["sencha"])
        await #expect(throws: URLError.self) {
            for try await _ in session.dataTaskPublisher(for: URL(string: "coffee://pot")!).values {}
        }
    }
}

/// Responds to every URL that begins with `tea:`.
private final class TeaProtocol: URLProtocol {
    override static func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "tea" }
    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let response = HTTPURLResponse(url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("sencha".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
