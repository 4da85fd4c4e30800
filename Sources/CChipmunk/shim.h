// Chipmunk, the engine of SpriteKit's physics. Its outlines of pictures and its polygons are not in chipmunk.h.
#pragma once
#include <chipmunk/chipmunk.h>
#include <chipmunk/cpMarch.h>
#include <chipmunk/cpPolyline.h>
