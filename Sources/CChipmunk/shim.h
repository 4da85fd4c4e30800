// Chipmunk, the engine of SpriteKit's physics. Its outlines of pictures and its polygons are not in chipmunk.h.
#pragma once
#include <chipmunk/chipmunk.h>
#include <chipmunk/cpMarch.h>
#include <chipmunk/cpPolyline.h>

// A number within +-limit. One that isn't finite becomes 0.
static inline cpFloat cpWithin(cpFloat number, cpFloat limit) {
  return number * 0 == 0 ? cpfclamp(number, -limit, limit) : 0;
}

static inline cpVect cpVectWithin(cpVect vector, cpFloat limit) {
  return cpvclamp(cpv(cpWithin(vector.x, limit), cpWithin(vector.y, limit)), limit);
}

// Bounds a body's velocities: its own, and those with which the solver takes it out of others, which have no
// accessors. A number that isn't finite becomes 0. Chipmunk stops the process when it sets or moves a body that
// has a number that isn't finite. Returns whether all of them were finite.
static inline int cpBodySettle(cpBody *opaque, cpFloat speed, cpFloat turn) {
  // The layouts of the installed library, of which the body's is needed. In here, with names of their own, so that
  // Swift sees opaque pointers.
  struct cpBody;
  typedef struct cpBody cpBody;
  struct cpShape;
  typedef struct cpShape cpShape;
  struct cpConstraint;
  typedef struct cpConstraint cpConstraint;
#include <chipmunk/chipmunk_structs.h>
  cpBody *body = (cpBody *)opaque;
  cpFloat sum = (body->v.x + body->v.y + body->w + body->v_bias.x + body->v_bias.y + body->w_bias) * 0;
  body->v = cpVectWithin(body->v, speed);
  body->w = cpWithin(body->w, turn);
  body->v_bias = cpVectWithin(body->v_bias, speed);
  body->w_bias = cpWithin(body->w_bias, turn);
  return sum == 0;
}
