export default () => ["red", "green"];
