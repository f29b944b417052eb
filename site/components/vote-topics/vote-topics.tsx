import type { ReactNode } from "react";
import topics from "#data/vote.json";
import * as strings from "#strings";
import styles from "../cards.module.css";
import type { PageComponent } from "../page-component.ts";

/** Topics that readers can vote on, each with the URL of its vote. */
export const VoteTopics: PageComponent = (): ReactNode => (
  <ul className={styles["cards"]}>
    {topics.map((topic) => (
      <li key={topic.url} className="linked">
        <h2>
          <a href={topic.url}>{topic.title}</a>
        </h2>
        <p>{topic.description}</p>
        <p aria-hidden="true">{strings.components.vote}</p>
      </li>
    ))}
  </ul>
);
