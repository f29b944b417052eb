export default function Home() {
  return <h1>Tea House</h1>;
}
