// Empty: what these modules stand for is written in Swift.
#pragma once
