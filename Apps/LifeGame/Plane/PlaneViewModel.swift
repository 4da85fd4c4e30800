import Combine
import Foundation
import LifeEngine

/// What is seen of the plane, and what its controls do. The plane itself is an actor, and computes beside the view.
@MainActor
final class PlaneViewModel: ObservableObject {
    /// Pictures a second; more generations than that pass between two pictures.
    private static let pictureRate = 15.0
    /// How many populations the plot remembers.
    private static let historyCount = 240

    @Published private(set) var picture = PlanePicture()
    @Published private(set) var status = Plane.Status()
    /// The populations of the last pictures.
    @Published private(set) var history: [Int] = []
    @Published private(set) var isRunning = false
    /// How much of a jump has been done, of 1; nil while there is none.
    @Published private(set) var jumpProgress: Double?
    @Published private(set) var pattern = PlanePattern.gosperGun
    @Published private(set) var rule = Rule.life
    /// What is wrong with what was asked for.
    @Published private(set) var problem: String?
    /// The power of ten of generations a second.
    @Published var speed = 1.0
    @Published var viewport = Viewport() { didSet { if viewport != oldValue { refresh() } } }

    private let plane = Plane(.gosperGun)
    private var size = CGSize.zero
    private var work: Task<Void, Never>?
    private var isDrawing = false
    private var mustDraw = false

    /// Generations a second.
    var rate: Double { pow(10, speed) }

    /// The view has this size; the first time, everything is brought into it.
    func show(in size: CGSize) {
        let isFirst = self.size == .zero
        self.size = size
        guard isFirst else { return refresh() }
        Task {
            show(await plane.status)
            await fit()
        }
    }

    /// Brings everything that lives into the view.
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

    /// The pattern, for a picker.
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

    /// The same cells by another rule, from generation 0 on.
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

    /// The cells that live now, to be saved.
    func livingCells() async -> Pattern { await plane.pattern }

    /// Goes to a generation; `stop` ends it on the way.
    func jump(to generation: Int) {
        stop()
        jumpProgress = 0
        work = Task { [weak self, plane] in
            let status = await plane.jump(to: generation) { done in
                Task { @MainActor in if self?.jumpProgress != nil { self?.jumpProgress = done } }
            }
            // A jump that was cancelled may end after the next has begun.
            if !Task.isCancelled { self?.jumpProgress = nil }
            self?.show(status)
        }
    }

    func stop() {
        work?.cancel()
        (work, isRunning, jumpProgress) = (nil, false, nil)
    }

    /// Lets generations pass at the speed that is set, and shows what there is some times a second.
    private func run() {
        isRunning = true
        work = Task { [weak self, plane] in
            while !Task.isCancelled, let rate = self?.rate {
                let pictures = min(rate, Self.pictureRate)
                let status = await plane.advance(by: max(1, Int((rate / pictures).rounded())))
                self?.show(status)
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

    /// Draws anew; once more if something changed meanwhile, and no more often.
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
