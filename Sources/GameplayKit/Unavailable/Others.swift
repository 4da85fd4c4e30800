// What of GameplayKit isn't here, so that a compiler says so.

@available(*, unavailable, message: "Scene files (.sks) can't be read here; build the scene in code")
open class GKScene {}

@available(*, unavailable, message: "There are no agents here; move entities in update(deltaTime:)")
open class GKAgent: GKComponent {}

@available(*, unavailable, message: "There are no agents here; move entities in update(deltaTime:)")
open class GKAgent2D: GKComponent {}

@available(*, unavailable, message: "There are no agents here; move entities in update(deltaTime:)")
open class GKBehavior {}

@available(*, unavailable, message: "There are no agents here; move entities in update(deltaTime:)")
open class GKGoal {}

@available(*, unavailable, message: "There are no rule systems here; write conditions in Swift")
open class GKRuleSystem {}

@available(*, unavailable, message: "There are no rule systems here; write conditions in Swift")
open class GKRule {}

@available(*, unavailable, message: "There are no decision trees here; write conditions in Swift")
open class GKDecisionTree {}

@available(*, unavailable, message: "Paths are found on grids and graphs here: use a GKGridGraph")
open class GKObstacleGraph {}

@available(*, unavailable, message: "Paths are found on grids and graphs here: use a GKGridGraph")
open class GKMeshGraph {}

@available(*, unavailable, message: "There is no noise here; draw values with a GKRandomSource")
open class GKNoise {}

@available(*, unavailable, message: "There is no noise here; draw values with a GKRandomSource")
open class GKNoiseMap {}

@available(*, unavailable, message: "There is no noise here; draw values with a GKRandomSource")
open class GKPerlinNoiseSource {}

@available(*, unavailable, message: "Use a GKMinmaxStrategist")
open class GKMonteCarloStrategist {}

@available(*, unavailable, message: "Look through an array, or keep a dictionary of fields")
open class GKQuadtree {}
