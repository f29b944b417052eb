import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { pageOf, rankOf, scoresOf } from "#search/bench/rank-of.ts";
import { type GoldenQuery, readGolden } from "#search/bench/read-golden.ts";
import type { Measure, Row } from "./measure.ts";

const SERVER = join(import.meta.dirname, "../packages/docs-server/server.ts");
const QUESTIONS = 120;

/**
 * Measures how often the right page is in the answers of the documentation server, through a client as assistants have
 * it: for questions that search was tuned with, and for those of which only totals are ever looked at.
 */
export const measureDocsServer: Measure = async () => {
  const client = new Client({ name: "bench", version: "1.0.0" });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [SERVER, "dist"] }));
  const seen = [...(await readGolden("questions-tuning")), ...(await readGolden("questions-tuning-2"))];
  const sample = seen.filter((_, position) => (position * QUESTIONS) % seen.length < QUESTIONS);
  const rows = [
    ...(await measureQuestions(client, "questions", sample)),
    ...(await measureQuestions(client, "unseen questions", await readGolden("questions-measuring"))),
    ...(await measureQuestions(client, "unseen questions 2", await readGolden("questions-measuring-2"))),
  ];
  await client.close();
  return rows;
};

async function measureQuestions(client: Client, name: string, questions: readonly GoldenQuery[]): Promise<Row[]> {
  const ranks = [];
  for (const { query, right, ...golden } of questions) {
    const { content } = await client.callTool({ name: "search", arguments: { query } });
    const text = content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
    // Texts of answers contain URLs of other sites, in code and output.
    const pages = Array.from(text.matchAll(/^https:\/\/webpack\.js\.org(\/.*)$/gm), ([, url = ""]) =>
      pageOf(decodeURIComponent(url)),
    );
    ranks.push({
      rank: rankOf([...new Set(pages)], { ...golden, query, right: right.map(pageOf) }),
      results: pages.length,
    });
  }
  const { queries, first, firstThree } = scoresOf(ranks);
  const anywhere = ranks.filter(({ rank }) => rank !== undefined).length / queries;
  const percent = (share: number) => Math.round(share * 1000) / 10;
  return [
    { measure: `docs server, ${name}`, value: queries, unit: "count" },
    { measure: `docs server, ${name}: right page first`, value: percent(first), unit: "%" },
    { measure: `docs server, ${name}: right page in the first three`, value: percent(firstThree), unit: "%" },
    { measure: `docs server, ${name}: right page in the answer`, value: percent(anywhere), unit: "%" },
  ];
}
