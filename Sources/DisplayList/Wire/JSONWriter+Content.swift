import Foundation
import JSONSyntax

/// How contents look in JSON: objects, but for text, of which there is so much that its lines and runs are arrays.
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

    private mutating func image(_ value: ImageContent) {
        object {
            $0.field(.resource, value.resource.path)
            if value.isPixelated { $0.field(.pixelated, true) }
            if let tint = value.tint { $0.field(.tint, tint) }
        }
    }

    private mutating func path(_ value: PathContent) {
        object {
            $0.key(.path)
            $0.path(value.path)
            $0.field(.viewBox, value.viewBox)
            if let fill = value.fill { $0.field(.fill, fill) }
            if value.usesEvenOddRule { $0.field(.evenOdd, true) }
            if let stroke = value.stroke {
                $0.key(.stroke)
                $0.stroke(stroke)
            }
            guard !value.layers.isEmpty else { return }
            $0.key(.layers)
            $0.array(value.layers) { $0.layer($1) }
        }
    }

    /// `[path, paint or null, isEvenOdd, clearsBehind]`
    private mutating func layer(_ value: PathContent.Layer) {
        array {
            $0.path(value.path)
            if let fill = value.fill { $0.paint(fill) } else { $0.null() }
            $0.bool(value.usesEvenOddRule)
            $0.bool(value.clearsBehind)
        }
    }

    mutating func stroke(_ value: PathContent.Stroke) {
        object {
            $0.field(.paint, value.paint)
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

    private mutating func progress(_ value: ProgressContent) {
        object {
            if let fraction = value.fraction { $0.field(.fraction, fraction) }
            $0.field(.tint, value.tint)
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
