// Vision's other requests, by the names that apps use: what looks for faces, bodies, shapes and things would need models
// that aren't there.

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum DetectFaceRectanglesRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum DetectFaceLandmarksRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum DetectFaceCaptureQualityRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum DetectHumanRectanglesRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum DetectHumanBodyPoseRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum DetectHumanBodyPose3DRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum DetectHumanHandPoseRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum DetectAnimalBodyPoseRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum DetectRectanglesRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum DetectTextRectanglesRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum DetectContoursRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum DetectHorizonRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum DetectDocumentSegmentationRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum DetectTrajectoriesRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum ClassifyImageRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum CalculateImageAestheticsScoresRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum RecognizeAnimalsRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum RecognizeDocumentsRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum GenerateImageFeaturePrintRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum GeneratePersonSegmentationRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum GeneratePersonInstanceMaskRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum GenerateForegroundInstanceMaskRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum GenerateAttentionBasedSaliencyImageRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum GenerateObjectnessBasedSaliencyImageRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum TrackObjectRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum TrackRectangleRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum CoreMLRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNDetectFaceRectanglesRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNDetectFaceLandmarksRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNDetectFaceCaptureQualityRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNDetectHumanRectanglesRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNDetectHumanBodyPoseRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNDetectHumanHandPoseRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNDetectAnimalBodyPoseRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNDetectRectanglesRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNDetectTextRectanglesRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNDetectContoursRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNDetectHorizonRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNDetectDocumentSegmentationRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNDetectTrajectoriesRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNClassifyImageRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNRecognizeAnimalsRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNGenerateImageFeaturePrintRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNGeneratePersonSegmentationRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNGenerateForegroundInstanceMaskRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNGeneratePersonInstanceMaskRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNGenerateAttentionBasedSaliencyImageRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNGenerateObjectnessBasedSaliencyImageRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNTrackObjectRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNTrackRectangleRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNCoreMLRequest {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNCoreMLModel {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNSequenceRequestHandler {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum VNFaceObservation {}

/// Not there: Vision reads texts and barcodes here.
@available(*, unavailable, message: "Kissa's Vision reads texts and barcodes; nothing else is seen")
public enum FaceObservation {}
