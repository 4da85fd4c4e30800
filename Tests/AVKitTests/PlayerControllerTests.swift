import DisplayList
import Foundation
import JSONSyntax
import SwiftUI
import Testing
import ViewTesting

@testable import AVFoundation
@testable import AVKit

private struct Shown: UIViewControllerRepresentable {
    let controller: AVPlayerViewController
    func makeUIViewController(context: Context) -> AVPlayerViewController { controller }
    func updateUIViewController(_ uiViewController: AVPlayerViewController, context: Context) {}
}

@MainActor
@Suite("Player controllers")
struct PlayerControllerTests {
    private func addresses(in window: TestWindow) throws -> [JSONValue?] {
        try window.elements.compactMap { element in
            guard case .module(let module) = element.content else { return nil }
            return try JSONValue(parsing: module.payload)["address"]
        }
    }

    @Test func `a controller shows its player's film, also another one later`() throws {
        let controller = AVPlayerViewController()
        controller.player = AVPlayer(url: URL(string: "https://films.example.org/tea.mp4")!)
        let window = TestWindow(portrait: Shown(controller: controller))
        #expect(try addresses(in: window) == [.string("https://films.example.org/tea.mp4")])
        controller.player = AVPlayer(url: URL(string: "https://films.example.org/cake.mp4")!)
        window.render()
        #expect(try addresses(in: window) == [.string("https://films.example.org/cake.mp4")])
    }

    @Test func `nothing is recorded`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "recording.m4a")
        let recorder = try AVAudioRecorder(url: file, settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC)])
        #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
        #expect(!recorder.record() && !recorder.isRecording && recorder.averagePower(forChannel: 0) == -160)
    }
}
