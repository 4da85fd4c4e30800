import CoreGraphics
import Foundation

extension SKSpriteNode {
    func readSprite(_ archive: ArchiveCoder) {
        texture = archive.decodeObject(forKey: "_texture") as? SKTexture
        size = archive.rect("_bounds")?.size ?? texture?.size() ?? size
        color = archive.color("_baseColor") ?? .white
        colorBlendFactor = archive.length("_colorMix") ?? 0
        anchorPoint = archive.point("_anchorPoint") ?? anchorPoint
        centerRect = archive.rect("_centerRect") ?? centerRect
        blendMode = archive.choice("_blendMode") ?? blendMode
    }
}

extension SKLabelNode {
    func readLabel(_ archive: ArchiveCoder) {
        text = archive.text("_text")
        attributedText = archive.decodeObject(forKey: "_attributedText") as? NSAttributedString
        fontName = archive.text("_fontName") ?? fontName
        fontSize = archive.length("_fontSize") ?? fontSize
        fontColor = archive.color("_fontColor") ?? fontColor
        color = archive.color("_color") ?? .white
        colorBlendFactor = archive.length("_labelColorBlend") ?? 0
        blendMode = archive.choice("_labelBlendMode") ?? blendMode
        horizontalAlignmentMode = archive.choice("_horizontalAlignmentMode") ?? horizontalAlignmentMode
        verticalAlignmentMode = archive.choice("_verticalAlignmentMode") ?? verticalAlignmentMode
        numberOfLines = archive.number("_numberOfLines").map { Int(saturating: $0) } ?? numberOfLines
        preferredMaxLayoutWidth = archive.length("_preferredMaxLayoutWidth") ?? preferredMaxLayoutWidth
    }
}
