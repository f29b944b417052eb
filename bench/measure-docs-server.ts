import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import type { Measure } from "./measure.ts";
import { pageOf, rankOf, scoresOf } from "./search/rank-of.ts";
import { readGolden } from "./search/read-golden.ts";

const SERVER = join(import.meta.dirname, "../packages/docs-server/server.ts");
const QUESTIONS = 120;

/**
 * Measures how often the right page comes first in the answers of the documentation server, through a client as
 * assistants have it.
 */
export const measureDocsServer: Measure = async () => {
  const client = new Client({ name: "bench", version: "1.0.0" });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [SERVER, "dist"] }));
  const all = await readGolden("questions-tuning");
  const sample = all.filter((_, position) => (position * QUESTIONS) % all.length < QUESTIONS);
  const ranks = [];
  for (const { query, right, ...golden } of sample) {
    const { content } = await client.callTool({ name: "search", arguments: { query } });
    const text = content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
    const pages = Array.from(text.matchAll(/^https:\/\/[^/]+(\/.*)$/gm), ([, url = ""]) =>
      pageOf(decodeURIComponent(url)),
    );
    ranks.push({
      rank: rankOf([...new Set(pages)], { ...golden, query, right: right.map(pageOf) }),
      results: pages.length,
    });
  }
  await client.close();
  const { queries, first, firstThree } = scoresOf(ranks);
  const percent = (share: number) => Math.round(share * 1000) / 10;
  return [
    { measure: "docs server, questions", value: queries, unit: "count" },
    { measure: "docs server, right page first", value: percent(first), unit: "%" },
    { measure: "docs server, right page in the first three", value: percent(firstThree), unit: "%" },
  ];
};
