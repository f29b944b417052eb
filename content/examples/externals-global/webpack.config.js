export default {
  mode: "production",
  devtool: false,
  externals: { leaflet: "Leaflet" },
};
