import Foundation

/// How contents look in JSON. Text is most of the traffic, so lines and runs are arrays; the rest are objects.
extension JSONWriter {
    /// Null for the kinds that have no payload.
    mutating func content(_ value: ElementContent) {
        switch value {
        case .group, .button: null()
        case .text(let text): array(text.lines) { $0.line($1) }
        case .image(let image): self.image(image)
        case .path(let path): self.path(path)
        case .textField(let field): textField(field)
        case .link(let address): string(address)
        case .share(let words): share(words)
        case .control(let control): self.control(control)
        case .file(let files): file(files)
        case .progress(let progress): self.progress(progress)
        case .scroll(let scroll): self.scroll(scroll)
        case .pages(let pages): self.pages(pages)
        case .dialog(let dialog): self.dialog(dialog)
        case .canvas(let canvas): self.canvas(canvas)
        case .module(let module): self.module(module)
        }
    }

    /// `[top, baseline, height, endsParagraph, run, run, …]`
    mutating func line(_ value: TextContent.Line) {
        array {
            for number in [value.top, value.baseline, value.height] { $0.number(number) }
            $0.integer(value.endsParagraph ? 1 : 0)
            for run in value.runs { $0.run(run) }
        }
    }

    /// `[text, x, width, family, size, colour, decoration, tracking, extras]`; trailing zeroes are left out.
    private mutating func run(_ value: TextContent.Run) {
        array {
            $0.string(value.text)
            $0.number(value.x)
            $0.number(value.width)
            if let family = value.family { $0.string(family) } else { $0.null() }
            $0.number(value.size)
            $0.color(value.color)
            let hasExtras = value.extras != TextContent.RunExtras()
            guard value.decoration.rawValue != 0 || value.tracking != 0 || hasExtras else { return }
            $0.integer(value.decoration.rawValue)
            if value.tracking != 0 || hasExtras { $0.number(value.tracking) }
            if hasExtras { $0.extras(value.extras) }
        }
    }

    private mutating func extras(_ value: TextContent.RunExtras) {
        object {
            if let link = value.link { $0.field(.link, link) }
            if let background = value.background {
                $0.key(.background)
                $0.color(background)
            }
            if value.lift != 0 { $0.field(.lift, value.lift) }
            if let color = value.decorationColor {
                $0.key(.color)
                $0.color(color)
            }
            if let paint = value.paint {
                $0.key(.paint)
                $0.paint(paint)
            }
            if let image = value.image {
                $0.key(.image)
                $0.runImage(image)
            }
        }
    }

    /// `[ascent, height, label or null, "symbol", path, [viewBox], isEvenOdd]` or `[…, "bitmap", resource, tint or null,
    /// pixelated]`
    private mutating func runImage(_ value: TextContent.RunImage) {
        array {
            $0.number(value.ascent)
            $0.number(value.height)
            if let label = value.label { $0.string(label) } else { $0.null() }
            switch value.drawing {
            case .symbol(let path, let viewBox, let usesEvenOddRule):
                $0.string("symbol")
                $0.string(path)
                $0.rectangle(viewBox)
                $0.bool(usesEvenOddRule)
            case .bitmap(let resource, let tint, let isPixelated):
                $0.string("bitmap")
                $0.string(resource.path)
                if let tint { $0.color(tint) } else { $0.null() }
                $0.bool(isPixelated)
            }
        }
    }

    private mutating func image(_ value: ImageContent) {
        object {
            $0.field(.resource, value.resource.path)
            if value.isPixelated { $0.field(.pixelated, true) }
            if let tint = value.tint {
                $0.key(.tint)
                $0.color(tint)
            }
        }
    }

    private mutating func path(_ value: PathContent) {
        object {
            $0.field(.path, value.path)
            $0.key(.viewBox)
            $0.rectangle(value.viewBox)
            if let fill = value.fill {
                $0.key(.fill)
                $0.paint(fill)
            }
            if value.usesEvenOddRule { $0.field(.evenOdd, true) }
            if let stroke = value.stroke {
                $0.key(.stroke)
                $0.stroke(stroke)
            }
        }
    }

    mutating func stroke(_ value: PathContent.Stroke) {
        object {
            $0.key(.paint)
            $0.paint(value.paint)
            $0.field(.width, value.width)
            $0.field(.cap, value.cap.rawValue)
            $0.field(.join, value.join.rawValue)
            $0.field(.miter, value.miterLimit)
            guard !value.dash.isEmpty else { return }
            $0.key(.dash)
            $0.array(value.dash) { $0.number($1) }
            $0.field(.dashPhase, value.dashPhase)
        }
    }

    private mutating func textField(_ value: TextFieldContent) {
        object {
            $0.field(.text, value.text)
            $0.field(.revision, value.revision)
            $0.field(.placeholder, value.placeholder)
            $0.key(.placeholderColor)
            $0.color(value.placeholderColor)
            $0.key(.families)
            $0.array(value.families) { $0.string($1) }
            $0.field(.size, value.size)
            $0.key(.color)
            $0.color(value.color)
            $0.key(.tint)
            $0.color(value.tint)
            $0.field(.alignment, value.alignment.rawValue)
            if value.isSecure { $0.field(.secure, true) }
            if value.isMultiline { $0.field(.lineHeight, value.lineHeight) }
            $0.typing(value.typing)
            if let selection = value.selection {
                $0.key(.selection)
                $0.selection(selection)
            }
        }
    }

    /// `[serial]` or `[serial, start, end]`
    private mutating func selection(_ value: TextFieldContent.Selection) {
        array {
            $0.integer(value.serial)
            guard let target = value.target else { return }
            $0.integer(target.lowerBound)
            $0.integer(target.upperBound)
        }
    }

    private mutating func typing(_ value: TextFieldContent.TypingHints) {
        if let keyboard = value.keyboard { field(.keyboard, keyboard) }
        if let contentType = value.contentType { field(.autocomplete, contentType) }
        if let capitalization = value.capitalization { field(.capitalization, capitalization) }
        if !value.corrects { field(.corrects, false) }
        if let submitLabel = value.submitLabel { field(.submitLabel, submitLabel) }
    }

    private mutating func progress(_ value: ProgressContent) {
        object {
            if let fraction = value.fraction { $0.field(.fraction, fraction) }
            $0.key(.tint)
            $0.color(value.tint)
        }
    }

    private mutating func scroll(_ value: ScrollContent) {
        object {
            $0.field(.horizontal, value.scrollsHorizontally)
            $0.field(.vertical, value.scrollsVertically)
            $0.field(.indicators, value.showsIndicators)
            if value.isDisabled { $0.field(.disabled, true) }
            if value.isFollowed { $0.field(.followed, true) }
            if let isRefreshing = value.isRefreshing { $0.field(.refreshing, isRefreshing) }
            $0.key(.contentSize)
            $0.size(value.contentSize)
            if value.drift != .zero {
                $0.key(.drift)
                $0.point(value.drift)
            }
            if let snapping = value.snapping {
                $0.key(.snap)
                $0.snapping(snapping)
            }
            if let target = value.target {
                $0.key(.target)
                $0.target(target)
            }
            if value.inset != ScrollContent.Inset() {
                $0.key(.inset)
                $0.numbers(value.inset.top, value.inset.left, value.inset.bottom, value.inset.right)
            }
            if let zoom = value.zoom {
                $0.key(.zoom)
                $0.zoom(zoom)
            }
        }
    }

    /// `[element, scale, minimum, maximum, bounces]`
    private mutating func zoom(_ value: ScrollContent.Zoom) {
        array {
            $0.integer(value.element.rawValue)
            for number in [value.scale, value.minimum, value.maximum] { $0.number(number) }
            $0.integer(value.bounces ? 1 : 0)
        }
    }

    /// `"pages"`, or `[isMandatory, offset, offset, …]`.
    private mutating func snapping(_ value: ScrollContent.Snapping) {
        switch value {
        case .pages: string("pages")
        case .offsets(let offsets, let isMandatory):
            array {
                $0.integer(isMandatory ? 1 : 0)
                for offset in offsets { $0.number(offset) }
            }
        }
    }

    private mutating func target(_ value: ScrollContent.Target) {
        object {
            $0.key(.offset)
            $0.point(value.offset)
            $0.field(.animated, value.isAnimated)
            $0.field(.serial, value.serial)
            if let scale = value.scale { $0.field(.scale, scale) }
        }
    }

    private mutating func pages(_ value: PagesContent) {
        object {
            $0.field(.count, value.count)
            $0.field(.index, value.index)
            $0.field(.serial, value.serial)
        }
    }

    private mutating func share(_ value: ShareContent) {
        object {
            if !value.title.isEmpty { $0.field(.label, value.title) }
            if !value.text.isEmpty { $0.field(.text, value.text) }
            if let address = value.address { $0.field(.link, address) }
        }
    }

    private mutating func dialog(_ value: DialogContent) {
        object {
            if !value.stops.isEmpty {
                $0.key(.stops)
                $0.array(value.stops) { $0.number($1) }
            }
            if value.isMenu { $0.field(.menu, true) }
            if !value.closesFromOutside { $0.field(.stays, true) }
            if !value.isModal { $0.field(.passive, true) }
            if let first = value.first { $0.field(.first, first.rawValue) }
        }
    }

    private mutating func file(_ value: FileContent) {
        object {
            if !value.accept.isEmpty {
                $0.key(.accept)
                $0.array(value.accept) { $0.string($1) }
            }
            if value.allowsSeveral { $0.field(.several, true) }
            if let opens = value.opens { $0.field(.opens, opens) }
        }
    }

    /// `[preview or null]`
    mutating func drag(_ value: DragSpec) {
        array { if let preview = value.preview { $0.integer(preview.rawValue) } else { $0.null() } }
    }

    private mutating func module(_ value: ModuleContent) {
        object {
            $0.field(.module, value.module.path)
            $0.field(.payload, value.payload)
        }
    }
}
