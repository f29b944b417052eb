import { lazy, Suspense } from "react";
import { Counter } from "./counter.tsx";

const Home = lazy(() => import(/* webpackChunkName: "home" */ "./pages/home.tsx"));
const About = lazy(() => import(/* webpackChunkName: "about" */ "./pages/about.tsx"));

export function App() {
  return (
    <>
      <nav>
        <a href="/">Home</a> <a href="/about">About</a>
      </nav>
      <Counter cents={350} />
      <Suspense fallback={<p>Loading…</p>}>{location.pathname === "/about" ? <About /> : <Home />}</Suspense>
    </>
  );
}
