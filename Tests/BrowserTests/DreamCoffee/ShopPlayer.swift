import BrowserTesting
import Foundation
import Testing

@testable import DreamCoffee

/// A player of Dream Coffee in a page, with one kind of input and human pauses.
@MainActor
struct ShopPlayer {
    /// The kind of input.
    enum Hand: String, Sendable {
        case mouse, touch, keys
    }

    let page: Page
    let words: PlayWords
    let hand: Hand
    let archive: ShopArchive

    var language: GameLanguage { words.language }

    /// The pause between two actions.
    private static let pause = Duration.milliseconds(120)

    // MARK: Pressing

    /// A JavaScript expression for the button with a text, or with a label that begins with it.
    static func button(_ name: String) -> String {
        """
        [...([...document.querySelectorAll('dialog[open]')].at(-1) ?? document).querySelectorAll('button')].find(
          (it) => (it.textContent.replace(/\\s+/g, '').includes(\(Page.quoted(name)).replace(/\\s+/g, ''))
            || (it.ariaLabel ?? '').startsWith(\(Page.quoted(name)))) && !it.closest('[inert]'))
        """
    }

    /// Presses a button once it is still.
    func press(_ name: String) async throws {
        try await press(element: Self.button(name))
    }

    func press(element: String) async throws {
        try await page.waitFor("(\(element)) && !(\(element)).disabled", timeout: .seconds(20))
        try await Task.sleep(for: Self.pause)
        guard hand == .keys else { return try await point(at: element) }
        try await walkFocus(to: element)
        try await page.press("Enter")
    }

    /// Presses an element until a condition holds, as a player presses again if the first press had no effect.
    func press(element: String, until condition: String) async throws {
        for _ in 0..<3 {
            try await press(element: element)
            if (try? await page.waitFor(condition, timeout: .seconds(6))) != nil { return }
        }
        Issue.record("Pressing doesn't help: \(element)")
    }

    private func point(at element: String) async throws {
        let place = try await place(of: element)
        if hand == .touch { try await page.tap(at: place) } else { try await page.click(at: place) }
    }

    /// The middle of an element that is still and uncovered. The accessibility button for a sprite is below the canvas, and a
    /// list's entries are above everything.
    private func place(of element: String) async throws -> CGPoint {
        try await page.evaluate("(\(element)).scrollIntoView({ block: 'nearest' })")
        try await page.waitFor(
            """
            (() => {
              const node = \(element);
              const box = node?.getBoundingClientRect();
              if (!box) return false;
              const place = `${box.x},${box.y},${box.width}`;
              \(Page.stillness)
              if (!wasThere) return false;
              const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return node.matches('option, .sprite-button') || node.contains(top);
            })()
            """)
        let box = try await page.evaluate(
            """
            (() => {
              const box = (\(element)).getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2];
            })()
            """)
        return CGPoint(x: try #require(box[0].double), y: try #require(box[1].double))
    }

    /// The element has disappeared meanwhile, like a button of something that continues by itself.
    private struct Gone: Error {}

    /// Presses Tab until an element has the focus.
    private func walkFocus(to element: String) async throws {
        var way: [String] = []
        for _ in 0..<40 {
            let place = try await page.evaluate("[!!(\(element)), document.activeElement === (\(element))]")
            guard place[0] == true else { throw Gone() }
            if place[1] == true { return }
            try await page.press("Tab")
            try await Task.sleep(for: .milliseconds(30))
            let focused = "document.activeElement.ariaLabel ?? document.activeElement.innerText ?? ''"
            way.append(try await page.evaluate(focused).string?.prefix(24).description ?? "")
        }
        Issue.record("Tab doesn't lead to \(element), but to \(way)")
    }

    // MARK: Guests

    /// Waits for guests, which a model generates at its own pace.
    func waitForGuests(_ count: Int) async throws {
        for _ in 0..<300 {
            if try await archive.everybodyWaiting().count == count { return }
            try await Task.sleep(for: .milliseconds(100))
        }
        Issue.record("Nobody comes")
    }

    /// Goes to a guest by pressing the cup or, if it is out of sight, the pointer to it.
    func visit(_ guest: WaitingGuest) async throws {
        let label = (guest.person == nil ? words.dreamCustomer : words.regular) + " " + guest.name
        let isThere = """
            document.querySelector('dialog[open]')?.textContent.replace(/\\s+/g, '')
              .includes(\(Page.quoted(guest.name)).replace(/\\s+/g, ''))
            """
        try await walk(to: label, until: isThere)
    }

    /// Goes to a character and begins to talk.
    func talk(to label: String) async throws {
        try await walk(to: label, until: Self.button(words.end))
    }

    private func walk(to label: String, until isThere: String) async throws {
        // A shop that is fading out also has a button of that name.
        let button =
            "[...document.querySelectorAll('button[aria-label=\(Page.quoted(label))]')].find((it) => !it.closest('[inert]'))"
        for _ in 0..<5 {
            // On a slow machine the element may only appear after this check.
            if try await page.evaluate("!!(\(isThere))") == true { return }
            try await closeAnothersCard()
            // Or the player is already there: on a busy machine the words take long, and no other offer is shown meanwhile.
            try await page.waitFor("(\(button)) || (\(isThere))", timeout: .seconds(60))
            if try await page.evaluate("!!(\(isThere))") == true { return }
            try await Task.sleep(for: Self.pause)
            if hand == .keys {
                try await walkFocus(to: button)
                try await page.press("Enter")
            } else {
                let place = try await placeInWindow(of: button)
                if hand == .touch { try await page.tap(at: place) } else { try await page.click(at: place) }
            }
            if (try? await page.waitFor(isThere, timeout: .seconds(6))) != nil { return }
        }
        Issue.record("Nothing leads to \(label)")
    }

    /// Two pointers at the edge look the same: if another character's card opened, closes it so that the search can continue.
    private func closeAnothersCard() async throws {
        let isShop = "!document.querySelector('dialog[open]')"
        if (try? await page.waitFor(isShop, timeout: .seconds(2))) != nil { return }
        try await press(element: Self.button(words.close), until: isShop)
    }

    /// The middle of the cup, or of the pointer at the scene's edge, once the camera is nearly still.
    private func placeInWindow(of button: String) async throws -> CGPoint {
        let place = """
            (() => {
              const box = (\(button))?.getBoundingClientRect();
              if (!box) return null;
              const scene = (\(button)).closest('.element').getBoundingClientRect();
              const margin = 40 * box.width / 80;
              const within = (value, start, end) => Math.min(Math.max(value, start + margin), end - margin);
              return [
                within(box.x + box.width / 2, scene.left, scene.right), within(box.y + box.height / 2, scene.top, scene.bottom),
              ];
            })()
            """
        // A cup always drifts a little.
        var last: CGPoint?
        for _ in 0..<10 {
            let now = try await page.evaluate(place)
            guard let x = now[0].double, let y = now[1].double else { break }
            if let last, hypot(x - last.x, y - last.y) < 8 { return CGPoint(x: x, y: y) }
            last = CGPoint(x: x, y: y)
            try await Task.sleep(for: Self.pause)
        }
        if let last { return last }
        throw Gone()
    }

    /// Composes the drink that a guest wants, or another one, pours it, and returns to the shop.
    ///
    /// - Parameter look: Called with the name of each screen on the way.
    func serve(
        _ guest: WaitingGuest, _ other: CoffeeDrink? = nil, look: (String) async throws -> Void = { _ in }
    ) async throws {
        try await visit(guest)
        let drink = try #require(other ?? Self.drink(for: guest, language))
        try await choose(drink)
        let name = "\(hand.rawValue)-\(guest.name)"
        try await Screenshots.keep(page, as: "order-\(name)")
        try await look("chosen")
        try await press(words.brew)
        try await page.waitFor(Self.button(words.stopPouring))
        try await Screenshots.keep(page, as: "pour-\(name)")
        try await look("pour")
        // If the cup fills up by itself before the press, as on a busy machine, no press is needed.
        try? await press(words.stopPouring)
        try await page.waitFor(Self.button(words.backToTheShop))
        try await Screenshots.keep(page, as: "verdict-\(name)")
        try await look("right verdict")
        try await press(words.backToTheShop)
        try await page.waitFor("!\(Self.button(words.backToTheShop))")
    }

    private func choose(_ drink: CoffeeDrink) async throws {
        try await choose(drink.drinkType, inPicker: 0, from: .dripCoffee)
        try await choose(drink.temperature, inPicker: 1, from: .hot)
        try await choose(drink.milk, inPicker: 2, from: .none)
        for flavor in drink.flavors { try await press(language.text(flavor.title)) }
    }

    private func choose<Part: DrinkPart & Equatable>(_ part: Part, inPicker number: Int, from first: Part) async throws
    {
        guard part != first, let index = Array(Part.allCases).firstIndex(of: part),
            let old = Array(Part.allCases).firstIndex(of: first)
        else { return }
        let select = "document.querySelectorAll('dialog[open] select')[\(number)]"
        try await page.waitFor(select)
        if hand == .keys {
            try await walkFocus(to: select)
            try await page.press("Enter")
            try await page.waitFor("\(select).matches(':open')")
            for _ in 0..<abs(index - old) {
                try await Task.sleep(for: Self.pause)
                try await page.press(index > old ? "ArrowDown" : "ArrowUp")
            }
            try await Task.sleep(for: Self.pause)
            try await page.press("Enter")
        } else {
            try await open(select)
            try await Task.sleep(for: Self.pause)
            try await point(at: "\(select).options[\(index)]")
        }
        try await page.waitFor("\(select).selectedIndex === \(index)")
    }

    /// A card that is still sliding in ignores presses, so try again.
    private func open(_ select: String) async throws {
        for _ in 0..<3 {
            if try await page.evaluate("\(select).matches(':open')") != true { try await point(at: select) }
            if (try? await page.waitFor("\(select).matches(':open')", timeout: .seconds(6))) != nil { return }
        }
        Issue.record("The list doesn't open: \(select)")
    }

    /// A drink that completely satisfies the guest.
    static func drink(for guest: WaitingGuest, _ language: GameLanguage) -> CoffeeDrink? {
        let order = OrderReading(guest.order)
        let wanted = CoffeeDrink.Flavor.allCases.filter { flavor in
            order.wishes.contains { !$0.isRefused && $0.kind == .flavor && $0.tastes == [.flavor(flavor)] }
        }
        for drink in [.dripCoffee] + CoffeeDrink.DrinkType.allCases {
            for temperature in CoffeeDrink.Temp.allCases {
                for milk in CoffeeDrink.MilkType.allCases {
                    let cup = CoffeeDrink(drinkType: drink, temperature: temperature, milk: milk, flavors: wanted)
                    if DrinkComparison(cup, with: order, in: language).hearts == 1 { return cup }
                }
            }
        }
        return nil
    }
}

extension ShopArchive {
    /// All waiting guests, for any player.
    func everybodyWaiting() throws -> [WaitingGuest] {
        try database.run("SELECT state FROM waiting WHERE isServed = 0 ORDER BY number")
            .compactMap { Self.decode($0[0]) }
    }
}
