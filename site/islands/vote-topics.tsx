import type { ReactNode } from "react";
import topics from "#data/vote.json";
import type { IslandComponent } from "./islands.ts";
import styles from "./vote-topics.module.css";

/** What readers can vote on, each with the place where they do. */
export const VoteTopics: IslandComponent = (): ReactNode => (
  <ul className={styles["topics"]}>
    {topics.map((topic) => (
      <li key={topic.url}>
        <h2>{topic.title}</h2>
        <p>{topic.description}</p>
        <a href={topic.url}>Vote on GitHub: {topic.title}</a>
      </li>
    ))}
  </ul>
);
