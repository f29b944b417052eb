export default {
  extends: "./webpack.config.js",
  output: {
    html: {
      csp: {
        nonce: "REPLACE_PER_RESPONSE",
        policy: { "script-src": "'strict-dynamic'" },
      },
    },
  },
};
