import Testing

@testable import UIKit

@MainActor
@Suite("Geometry of views")
struct GeometryTests {
    @Test func `a frame is the bounds about the centre`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        view.center = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    }

    @Test func `a scaled view has a larger frame and the same bounds`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -15, y: -20, width: 60, height: 80))
        #expect(view.bounds.size == CGSize(width: 30, height: 40))
    }

    @Test func `setting the frame of a scaled view divides by the scale`() {
        let view = UIView(frame: .zero)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = CGRect(x: 10, y: 10, width: 100, height: 60)
        #expect(view.bounds.size == CGSize(width: 50, height: 30))
        #expect(view.frame == CGRect(x: 10, y: 10, width: 100, height: 60))
    }

    @Test func `points are converted through transforms and bounds`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        outer.addSubview(inner)
        inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(inner.convert(CGPoint(x: 0, y: 0), to: outer) == CGPoint(x: 75, y: 75))
        #expect(outer.convert(CGPoint(x: 75, y: 75), to: inner) == CGPoint(x: 0, y: 0))
        inner.bounds.origin = CGPoint(x: 10, y: 0)
        #expect(inner.convert(CGPoint(x: 10, y: 0), to: outer) == CGPoint(x: 75, y: 75))
    }

    @Test func `siblings convert into each other through what they lie in`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (first, second) = (
            UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 50)),
            UIView(frame: CGRect(x: 100, y: 30, width: 50, height: 50))
        )
        outer.addSubview(first)
        outer.addSubview(second)
        #expect(
            first.convert(CGRect(x: 90, y: 30, width: 5, height: 5), to: second)
                == CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    @Test func `a touch hits the frontmost view that takes it`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (back, front) = (UIView(frame: outer.bounds), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        outer.addSubview(back)
        outer.addSubview(front)
        let point = CGPoint(x: 20, y: 20)
        #expect(outer.hitTest(point, with: nil) === front)
        front.isHidden = true
        #expect(outer.hitTest(point, with: nil) === back)
        front.isHidden = false
        front.isUserInteractionEnabled = false
        #expect(outer.hitTest(point, with: nil) === back)
        #expect(outer.hitTest(CGPoint(x: 200, y: 0), with: nil) == nil)
    }

    @Test func `images and labels let touches through`() {
        #expect(!UIImageView().isUserInteractionEnabled)
        #expect(!UILabel().isUserInteractionEnabled)
        #expect(UIView().isUserInteractionEnabled)
    }

    @Test func `flexible lengths share the room that a superview gains`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 150, height: 130)
        #expect(inner.frame == CGRect(x: 10, y: 40, width: 130, height: 20))
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
        (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
        (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
        (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
        (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
    ])
    func `content lies as its mode says`(mode: UIView.ContentMode, expected: CGRect) {
        let rectangle = mode.rectangle(of: CGSize(width: 40, height: 20), in: CGSize(width: 100, height: 100))
        #expect(rectangle == expected)
    }

    @Test func `insets lead inside`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 2, y: 1, width: 94, height: 46))
    }
}
