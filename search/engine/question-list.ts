/** A record's question: the stems of its words in order, without stop words and repetitions. */
export type ListedQuestion = { record: number; stems: readonly number[] };

/** The questions of all records, by the stems of their words. */
export type QuestionList = {
  all: ListedQuestion[];
  add: (record: number, stems: readonly number[]) => void;
  /** Returns the positions in `all` of the questions that have a stem. */
  having: (stem: number) => readonly number[];
  /** Returns how well a stem distinguishes records by their questions. */
  rarity: (stem: number) => number;
  /** Returns the rarity of all stems of a question together. */
  weight: (position: number) => number;
};

export function createQuestionList(): QuestionList {
  const all: ListedQuestion[] = [];
  const byStem = new Map<number, { positions: number[]; records: number }>();
  let records = 0;
  /** By position, filled on demand, because a query compares hundreds of questions. */
  const weights: number[] = [];
  const rarity = (stem: number) => Math.log(1 + records / ((byStem.get(stem)?.records ?? 0) + 1));
  return {
    all,
    add: (record, stems) => {
      weights.length = 0;
      if (all.at(-1)?.record !== record) records++;
      for (const stem of stems) {
        const entry = byStem.get(stem) ?? { positions: [], records: 0 };
        byStem.set(stem, entry);
        const last = all[entry.positions.at(-1) ?? -1];
        if (last?.record !== record) entry.records++;
        entry.positions.push(all.length);
      }
      all.push({ record, stems });
    },
    having: (stem) => byStem.get(stem)?.positions ?? NONE,
    rarity,
    weight: (position) =>
      (weights[position] ??= all[position]?.stems.reduce((sum, stem) => sum + rarity(stem), 0) ?? 0),
  };
}

const NONE: readonly number[] = [];
