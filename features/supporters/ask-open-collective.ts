import { z } from "zod";
import type { Supporter } from "./supporter.ts";

export const OPEN_COLLECTIVE = "https://api.opencollective.com/graphql/v2";
const PAGE = 1000;

const QUERY = `query supporters($slug: String!, $limit: Int!, $offset: Int!) {
  account(slug: $slug) {
    members(role: BACKER, limit: $limit, offset: $offset) {
      totalCount
      nodes {
        since
        totalDonations { valueInCents }
        account { name slug website imageUrl(height: 128) }
      }
    }
  }
}`;

const Answer = z.object({
  data: z.object({
    account: z.object({
      members: z.object({
        totalCount: z.number().int().nonnegative(),
        nodes: z.array(
          z.object({
            since: z.iso.datetime({ offset: true }),
            totalDonations: z.object({ valueInCents: z.number() }),
            account: z.object({
              name: z.string().nullable(),
              slug: z.string().min(1),
              website: z.string().nullable(),
              imageUrl: z.string().nullable(),
            }),
          }),
        ),
      }),
    }),
  }),
});

type Options = { endpoint: string; signal: AbortSignal };

/** Returns all supporters of the collective. Rejects if the answer is late, damaged or has another format. */
export async function askOpenCollective(collective: string, { endpoint, signal }: Options): Promise<Supporter[]> {
  const supporters = new Map<string, Supporter>();
  for (let offset = 0, total = 1; offset < total; offset += PAGE) {
    const members = await ask(endpoint, { slug: collective, limit: PAGE, offset }, signal);
    total = members.totalCount;
    for (const { since, totalDonations, account } of members.nodes) {
      const known = supporters.get(account.slug);
      supporters.set(account.slug, {
        slug: account.slug,
        name: account.name ?? account.slug,
        url: webAddress(account.website) ?? `https://opencollective.com/${account.slug}`,
        avatar: webAddress(account.imageUrl) ?? "",
        firstDonation: known !== undefined && known.firstDonation < since ? known.firstDonation : since,
        totalDonations: (known?.totalDonations ?? 0) + totalDonations.valueInCents,
      });
    }
  }
  return [...supporters.values()];
}

async function ask(endpoint: string, variables: Record<string, unknown>, signal: AbortSignal) {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query: QUERY, variables }),
    signal,
  });
  if (!response.ok) throw new Error(`${endpoint} answered ${response.status}.`);
  const parsed = Answer.safeParse(await response.json());
  if (!parsed.success) throw new Error(`${endpoint} answered in another format:\n${z.prettifyError(parsed.error)}`);
  return parsed.data.data.account.members;
}

/** Only http(s), because supporters choose where the links on our page lead. */
function webAddress(text: string | null): string | undefined {
  const url = text === null ? null : URL.parse(/^[a-z]+:/i.test(text) ? text : `https://${text}`);
  return url !== null && (url.protocol === "https:" || url.protocol === "http:") ? url.href : undefined;
}
