// GameplayKit API that isn't available here, declared so that the compiler explains what to use instead.

/// Unavailable: an agent that moves by goals.
@available(*, unavailable, message: "There are no agents here; move entities in update(deltaTime:)")
open class GKAgent: GKComponent {}

/// Unavailable: an agent that moves by goals.
@available(*, unavailable, message: "There are no agents here; move entities in update(deltaTime:)")
open class GKAgent2D: GKComponent {}

/// Unavailable: a combination of goals.
@available(*, unavailable, message: "There are no agents here; move entities in update(deltaTime:)")
open class GKBehavior {}

/// Unavailable: an agent's goal.
@available(*, unavailable, message: "There are no agents here; move entities in update(deltaTime:)")
open class GKGoal {}

/// Unavailable: facts, and rules about them.
@available(*, unavailable, message: "There are no rule systems here; write conditions in Swift")
open class GKRuleSystem {}

/// Unavailable: a rule about facts.
@available(*, unavailable, message: "There are no rule systems here; write conditions in Swift")
open class GKRule {}

/// Unavailable: a decision tree.
@available(*, unavailable, message: "There are no decision trees here; write conditions in Swift")
open class GKDecisionTree {}

/// Unavailable: paths around obstacles.
@available(*, unavailable, message: "Paths are found on grids and graphs here: use a GKGridGraph")
open class GKObstacleGraph {}

/// Unavailable: paths through a space between obstacles.
@available(*, unavailable, message: "Paths are found on grids and graphs here: use a GKGridGraph")
open class GKMeshGraph {}

/// Unavailable: noise from which maps are made.
@available(*, unavailable, message: "There is no noise here; draw values with a GKRandomSource")
open class GKNoise {}

/// Unavailable: samples of noise over a plane.
@available(*, unavailable, message: "There is no noise here; draw values with a GKRandomSource")
open class GKNoiseMap {}

/// Unavailable: a source of gradient noise.
@available(*, unavailable, message: "There is no noise here; draw values with a GKRandomSource")
open class GKPerlinNoiseSource {}

/// Unavailable: a Monte Carlo strategist.
@available(*, unavailable, message: "Use a GKMinmaxStrategist")
open class GKMonteCarloStrategist {}

/// Unavailable: a quadtree of objects.
@available(*, unavailable, message: "Look through an array, or keep a dictionary of fields")
open class GKQuadtree {}
