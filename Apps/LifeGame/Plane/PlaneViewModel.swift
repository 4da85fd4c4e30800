import Combine
import Foundation
import LifeEngine

/// The state and actions of the plane's view. The plane itself is an actor, and computes off the main actor.
@MainActor
final class PlaneViewModel: ObservableObject {
    /// Pictures per second. At higher speeds several generations pass per picture.
    private static let pictureRate = 15.0
    /// The number of populations that the plot shows.
    private static let historyCount = 240

    @Published private(set) var picture = PlanePicture()
    @Published private(set) var status = Plane.Status()
    /// The populations of the last pictures.
    @Published private(set) var history: [Int] = []
    @Published private(set) var isRunning = false
    /// The progress of a jump, 0 to 1; nil if there is none.
    @Published private(set) var jumpProgress: Double?
    @Published private(set) var pattern = PlanePattern.gosperGun
    @Published private(set) var rule = Rule.life
    /// The error message for invalid input.
    @Published private(set) var problem: String?
    /// The speed as a power of ten, in generations per second.
    @Published var speed = 1.0
    @Published var viewport = Viewport() { didSet { if viewport != oldValue { refresh() } } }

    private let plane = Plane(.gosperGun)
    private var size = CGSize.zero
    private var work: Task<Void, Never>?
    private var isDrawing = false
    private var mustDraw = false

    /// Generations a second.
    var rate: Double { pow(10, speed) }

    /// Stores the view's size; the first time, fits all cells into it.
    func show(in size: CGSize) {
        let isFirst = self.size == .zero
        self.size = size
        guard isFirst else { return refresh() }
        Task {
            show(await plane.status)
            await fit()
        }
    }

    /// Fits all living cells into the view.
    func fit() async {
        guard let bounds = await plane.bounds, size.width > 0 else { return refresh() }
        viewport = Viewport(showing: bounds.x, bounds.y, in: size)
        refresh()
    }

    func zoom(by factor: Double) {
        viewport = viewport.zoomed(by: factor, at: CGPoint(x: size.width / 2, y: size.height / 2), in: size)
    }

    func toggle(at point: CGPoint) {
        let cell = viewport.cell(at: point, in: size)
        Task { show(await plane.toggle(cell)) }
    }

    func advance() { Task { show(await plane.advance()) } }

    func toggleRunning() { isRunning ? stop() : run() }

    /// The current pattern, for a picker.
    var choice: PlanePattern {
        get { pattern }
        set { choose(newValue) }
    }

    private func choose(_ pattern: PlanePattern) {
        self.pattern = pattern
        load(pattern.pattern())
    }

    func load(_ pattern: Pattern) {
        stop()
        rule = pattern.rule
        history = []
        Task {
            show(await plane.load(pattern))
            await fit()
        }
    }

    /// Restarts the current cells with another rule, at generation 0.
    func setRule(_ text: String) {
        do {
            let rule = try Rule(text)
            problem = nil
            Task {
                var pattern = await plane.pattern
                pattern.rule = rule
                load(pattern)
            }
        } catch { problem = words(for: error) }
    }

    /// The currently living cells, to be saved.
    func livingCells() async -> Pattern { await plane.pattern }

    /// Jumps to a generation; `stop` cancels it.
    func jump(to generation: Int) {
        stop()
        jumpProgress = 0
        work = Task { [weak self, plane] in
            let status = await plane.jump(to: generation) { done in
                Task { @MainActor in if self?.jumpProgress != nil { self?.jumpProgress = done } }
            }
            // A canceled jump may end after the next one has begun, and must not reset its progress.
            if !Task.isCancelled { self?.jumpProgress = nil }
            self?.show(status)
        }
    }

    func stop() {
        work?.cancel()
        (work, isRunning, jumpProgress) = (nil, false, nil)
    }

    /// Advances at the chosen speed, and shows the state several times a second.
    private func run() {
        isRunning = true
        work = Task { [weak self, plane] in
            while !Task.isCancelled, let rate = self?.rate {
                let pictures = min(rate, Self.pictureRate)
                let status = await plane.advance(by: max(1, Int((rate / pictures).rounded())))
                self?.show(status)
                if status.problem != nil { self?.isRunning = false }
                guard status.problem == nil else { return }
                try? await Task.sleep(for: .seconds(1 / pictures))
            }
        }
    }

    private func show(_ status: Plane.Status) {
        self.status = status
        history.append(status.population)
        if history.count > Self.historyCount { history.removeFirst(history.count - Self.historyCount) }
        refresh()
    }

    /// Redraws. Changes during a redraw are coalesced into one more.
    private func refresh() {
        mustDraw = true
        guard !isDrawing, size.width > 0 else { return }
        isDrawing = true
        Task {
            while mustDraw {
                mustDraw = false
                let cells = viewport.cells(in: size)
                picture = await plane.picture(x: cells.x, y: cells.y, blockSide: viewport.blockSide)
            }
            isDrawing = false
        }
    }
}
