/// ColorResource and ImageResource.
