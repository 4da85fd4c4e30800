// libqrencode, which Core Image makes QR codes with.
#pragma once
#include <qrencode.h>
