import type { SectionTexts } from "../model/section-texts.ts";
import { quantizeRows, type VectorTable } from "../model/vector-table.ts";
import { contrastiveLoss } from "./contrastive-loss.ts";
import { createEmbeddingModel } from "./embedding-model.ts";
import { createFeatureRows } from "./feature-rows.ts";
import { seededRandom } from "./seeded-random.ts";
import { zeros } from "./vector.ts";

/** Numbers per vector. */
const WIDTH = 96;
const EPOCHS = 12;
const BATCH_SIZE = 512;
/** Sizes of the first and last steps, and of the random numbers that rows start with. */
const INITIAL_LEARNING_RATE = 0.06;
const FINAL_LEARNING_RATE = 0.003;
const START = 0.1;
/** Share of words that are dropped at random, because readers leave out or change some too. */
const DROPOUT = 0.15;
/** Other questions of its section that a text may contain. */
const MAX_OTHERS = 3;

/** What sections say, by the positions of words and pairs of words. */
type Texts = { title: number[]; excerpt: number[]; questions: number[][] };
/** `question`: the position of one; undefined for the title, which is compared with the text alone. */
type Example = { section: number; question: number | undefined };

/**
 * Trains the vectors of words so that a section's questions, title and excerpt are similar to each other and not to
 * those of other sections. The same sections have the same result on every machine.
 */
export function trainVectors(sections: readonly SectionTexts[], onEpoch: (loss: number) => void): VectorTable {
  const random = seededRandom(1);
  const features = createFeatureRows(sections.map(({ title, excerpt, questions }) => [title, excerpt, ...questions]));
  const texts = sections.map(({ title, excerpt, questions }) => ({
    title: features.unitsOf(title),
    excerpt: features.unitsOf(excerpt),
    questions: questions.map(features.unitsOf).filter((question) => question.length > 0),
  }));
  const start = zeros(features.hashes.length, WIDTH).map((row) => row.map(() => (random() * 2 - 1) * START));
  const model = createEmbeddingModel(features.units, start);
  const examples = texts.flatMap(examplesOf);
  const batches = Math.ceil(examples.length / BATCH_SIZE);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(examples, random);
    let loss = 0;
    for (let batch = 0; batch < batches; batch++) {
      const progress = (epoch + batch / batches) / EPOCHS;
      const some = examples.slice(batch * BATCH_SIZE, (batch + 1) * BATCH_SIZE);
      const pairs = some.map((example) => pairOf(texts, example, random));
      const questions = model.embed(pairs.map(({ question }) => question));
      const answers = model.embed(pairs.map(({ text }) => text));
      const gradients = contrastiveLoss({
        questions: questions.map(({ vector }) => vector),
        texts: answers.map(({ vector }) => vector),
        sections: some.map(({ section }) => section),
      });
      const rate = INITIAL_LEARNING_RATE + (FINAL_LEARNING_RATE - INITIAL_LEARNING_RATE) * progress;
      model.learn([...questions, ...answers], [...gradients.questions, ...gradients.texts], rate);
      loss += gradients.loss / batches;
    }
    onEpoch(loss);
  }
  return { width: WIDTH, hashes: features.hashes, ...quantizeRows(model.rows) };
}

function examplesOf({ title, excerpt, questions }: Texts, section: number): Example[] {
  const ofQuestions = questions.map((_, question) => ({ section, question }));
  return title.length > 0 && excerpt.length > 0 ? [...ofQuestions, { section, question: undefined }] : ofQuestions;
}

/** Returns a question, and what its section says without it: the title, the excerpt, and some other questions. */
function pairOf(
  texts: readonly Texts[],
  { section, question }: Example,
  random: () => number,
): { question: number[]; text: number[] } {
  const { title = [], excerpt = [], questions = [] } = texts[section] ?? {};
  const others = Array.from({ length: Math.floor(random() * (MAX_OTHERS + 1)) }, () =>
    Math.floor(random() * questions.length),
  );
  const more = others.flatMap((other) => (other === question ? [] : (questions[other] ?? [])));
  const own = question === undefined ? title : (questions[question] ?? []);
  const about = question === undefined ? excerpt : [...title, ...excerpt];
  return { question: dropWords(own, random), text: dropWords([...about, ...more], random) };
}

/** Drops some words at random, but not all. */
function dropWords(units: readonly number[], random: () => number): number[] {
  const rest = units.filter(() => random() >= DROPOUT);
  return rest.length === 0 ? [...units] : rest;
}

function shuffle(examples: Example[], random: () => number): void {
  for (const [at, example] of examples.entries()) {
    const other = Math.floor(random() * (at + 1));
    const swapped = examples[other] ?? example;
    examples[other] = example;
    examples[at] = swapped;
  }
}
