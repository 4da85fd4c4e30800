import CoreTransferable
import Foundation

extension View {
    /// Lets the person move one of the app's files to their machine while the value is true: their browser saves it,
    /// and the app's file is removed once the browser has fetched it. The URL in the result is that of a copy, which
    /// exists for as long as the window does.
    ///
    /// See [fileMover](https://developer.apple.com/documentation/swiftui/view/filemover(ispresented:file:oncompletion:)).
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the person move one of the app's files to their machine. Closing the card calls `onCancellation`; the
    /// browser doesn't report whether it has saved the file.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileMover(isPresented: isPresented, files: file.map { [$0] } ?? [], cancel: onCancellation) { result in
                onCompletion(result.map { $0[0] })
            })
    }

    /// Moves several files: all of them, or none if one can't be moved.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Moves several files: all of them, or none if one can't be moved. Closing the card calls `onCancellation`.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        modifier(
            FileMover(isPresented: isPresented, files: Array(files), cancel: onCancellation, finish: onCompletion))
    }
}

/// A card that asks for confirmation, since the app loses the files.
private struct FileMover: ViewModifier {
    @Binding var isPresented: Bool
    let files: [URL]
    let cancel: () -> Void
    let finish: (Result<[URL], any Error>) -> Void
    @State private var isDone = false

    func body(content: Content) -> some View {
        content.sheet(isPresented: isShown, onDismiss: { if !isDone { cancel() } }) {
            MoveCard(names: files.map(\.lastPathComponent), cancel: { isPresented = false }, move: move)
                .onAppear { isDone = false }
        }
    }

    /// The card isn't shown without files.
    private var isShown: Binding<Bool> {
        Binding(get: { isPresented && !files.isEmpty }, set: { isPresented = $0 })
    }

    private func move() {
        guard let graph = ViewGraph.current else { return }
        isDone = true
        isPresented = false
        let (files, finish) = (files, finish)
        Task {
            do {
                let copies = try await graph.handOver(files)
                finish(.success(copies))
            } catch { finish(.failure(error)) }
        }
    }
}

/// The card's content.
private struct MoveCard: View {
    let names: [String]
    let cancel: () -> Void
    let move: () -> Void

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "folder").font(.system(size: 40)).foregroundStyle(.tint).accessibilityHidden(true)
            Text(verbatim: names.formatted()).font(.headline).lineLimit(2).accessibilityAddTraits(.isHeader)
            Button(action: move) {
                Text.system("Move").font(.headline).foregroundStyle(.white).lineLimit(1)
                    .frame(maxWidth: .infinity, minHeight: 48)
                    .background(.tint, in: RoundedRectangle(cornerRadius: 14))
            }
            .buttonStyle(.plain)
            Button(action: cancel) { Text.system("Cancel").frame(maxWidth: .infinity, minHeight: 44) }
                .buttonStyle(.borderless)
        }
        .padding(24)
        .frame(maxWidth: 420)
        .presentationDetents([.height(290)])
    }
}

/// Why files could not be moved.
enum FileMovingError: Error, Equatable, CustomStringConvertible {
    case tooMany(count: Int, countMax: Int)

    var description: String {
        switch self {
        case .tooMany(let count, let maximum): "A browser is handed \(maximum) files at once, not \(count)"
        }
    }
}

extension ViewGraph {
    /// Copies all files first, on the thread that writes uploads. The app's files are removed when the browser fetches
    /// them, so that nothing is lost if a download never begins. A file that the app has changed meanwhile is kept.
    /// - Throws: `FileMovingError`, `FileReceptionError`, or an error of the file system.
    fileprivate func handOver(_ files: [URL]) async throws -> [URL] {
        guard files.count <= Downloads.countMax else {
            throw FileMovingError.tooMany(count: files.count, countMax: Downloads.countMax)
        }
        var copies: [(url: URL, data: Data)] = []
        for file in files {
            let data = try Data(contentsOf: file)
            copies.append((try await receivedFiles.keep(data, as: file.lastPathComponent), data))
        }
        for (file, copy) in zip(files, copies) {
            let type = UTType(filenameExtension: file.pathExtension) ?? .data
            let data = copy.data
            let offer = downloads.add(data, name: file.lastPathComponent, contentType: type) {
                if (try? Data(contentsOf: file)) == data { try? FileManager.default.removeItem(at: file) }
            }
            request(offer)
        }
        return copies.map(\.url)
    }
}
