/// Asset catalogs and string catalogs.
