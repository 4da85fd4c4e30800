// What of GameplayKit isn't here, so that a compiler says so.

/// Unavailable: a scene's content as an editor made it.
@available(*, unavailable, message: "Scene files (.sks) can't be read here; build the scene in code")
open class GKScene {}

/// Unavailable: something that moves by goals.
@available(*, unavailable, message: "There are no agents here; move entities in update(deltaTime:)")
open class GKAgent: GKComponent {}

/// Unavailable: something that moves by goals.
@available(*, unavailable, message: "There are no agents here; move entities in update(deltaTime:)")
open class GKAgent2D: GKComponent {}

/// Unavailable: several goals together.
@available(*, unavailable, message: "There are no agents here; move entities in update(deltaTime:)")
open class GKBehavior {}

/// Unavailable: what an agent strives for.
@available(*, unavailable, message: "There are no agents here; move entities in update(deltaTime:)")
open class GKGoal {}

/// Unavailable: facts and rules about them.
@available(*, unavailable, message: "There are no rule systems here; write conditions in Swift")
open class GKRuleSystem {}

/// Unavailable: a rule about facts.
@available(*, unavailable, message: "There are no rule systems here; write conditions in Swift")
open class GKRule {}

/// Unavailable: questions that lead to an answer.
@available(*, unavailable, message: "There are no decision trees here; write conditions in Swift")
open class GKDecisionTree {}

/// Unavailable: paths around obstacles.
@available(*, unavailable, message: "Paths are found on grids and graphs here: use a GKGridGraph")
open class GKObstacleGraph {}

/// Unavailable: paths through a space between obstacles.
@available(*, unavailable, message: "Paths are found on grids and graphs here: use a GKGridGraph")
open class GKMeshGraph {}

/// Unavailable: noise of which maps are made.
@available(*, unavailable, message: "There is no noise here; draw values with a GKRandomSource")
open class GKNoise {}

/// Unavailable: values of noise over a plane.
@available(*, unavailable, message: "There is no noise here; draw values with a GKRandomSource")
open class GKNoiseMap {}

/// Unavailable: a source of gradient noise.
@available(*, unavailable, message: "There is no noise here; draw values with a GKRandomSource")
open class GKPerlinNoiseSource {}

/// Unavailable: a strategist that plays at random.
@available(*, unavailable, message: "Use a GKMinmaxStrategist")
open class GKMonteCarloStrategist {}

/// Unavailable: a tree of objects in a plane.
@available(*, unavailable, message: "Look through an array, or keep a dictionary of fields")
open class GKQuadtree {}
