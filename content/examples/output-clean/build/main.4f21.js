// an older build
