module.exports = { dirname: __dirname, filename: __filename };
