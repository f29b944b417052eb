export default {
  mode: "production",
  optimization: {
    splitChunks: {
      // Only move modules out of chunks that import() creates, not out of entry chunks.
      chunks: "async",

      // Don't create a chunk with fewer bytes than this, measured before minification.
      minSize: 20000,
      // If only one chunk uses the new chunk, leave at least this much in it.
      minRemainingSize: 20000,
      // Don't let an import() or an entry point load more files in parallel than this,
      maxAsyncRequests: 30,
      maxInitialRequests: 30,
      // but always create a chunk that has this size.
      enforceSizeThreshold: 50000,
      // Apply these sizes to JavaScript and CSS, each on its own, and to types that webpack doesn't know.
      defaultSizeTypes: ["javascript", "css", "unknown"],

      // A module can be split off even if only one chunk contains it.
      minChunks: 1,
      // Keep separate copies of a module if entry points use different exports of it.
      usedExports: true,
      // Don't search for less obvious ways to share modules.
      dedupDepth: 0,

      // If maxSize splits a chunk, put this between the parts of the name,
      automaticNameDelimiter: "-",
      // and use a hash instead of the module's path.
      hidePathInfo: true,

      cacheGroups: {
        // npm packages
        defaultVendors: {
          test: /[\\/]node_modules[\\/]/i,
          // This group comes before the other one, but after all of your own groups, which have priority 0.
          priority: -10,
          // If there's a chunk with exactly these modules, use it instead of creating another.
          reuseExistingChunk: true,
          // Start readable chunk ids with this word.
          idHint: "vendors",
        },
        // Modules that at least two chunks contain
        default: {
          minChunks: 2,
          priority: -20,
          reuseExistingChunk: true,
          idHint: "",
        },
      },
    },
  },
};
