import type { ReactNode } from "react";
import topics from "#data/vote.json";
import styles from "./cards.module.css";
import type { IslandComponent } from "./islands.ts";

/** What readers can vote on, each with the place where they do. */
export const VoteTopics: IslandComponent = (): ReactNode => (
  <ul className={styles["cards"]}>
    {topics.map((topic) => (
      <li key={topic.url}>
        <h2>{topic.title}</h2>
        <p>{topic.description}</p>
        <a href={topic.url}>Vote on GitHub: {topic.title}</a>
      </li>
    ))}
  </ul>
);
