const report = (line) => console.log(`line ${line}`);

report(__LINE__);
report(__LINE__ + 10);
{
  const __LINE__ = "my own variable";
  report(__LINE__);
}
