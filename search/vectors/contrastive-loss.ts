import { addScaled, dot, type Vector } from "./vector.ts";

/** Pairs of a question and a text of the same section. The vectors have length 1. */
export type Pairs = { questions: readonly Vector[]; texts: readonly Vector[]; sections: readonly number[] };

/** The mean loss of pairs, and how it changes with each vector. */
export type Gradients = { loss: number; questions: Vector[]; texts: Vector[] };

/**
 * Compares each question with the texts of all pairs: it should be similar to its own and to no other, and the other
 * way round (InfoNCE in both directions). Texts of the same section aren't held against each other.
 */
export function contrastiveLoss({ questions, texts, sections }: Pairs): Gradients {
  const count = questions.length;
  const weights = questions.map((question) => Float64Array.from(texts, (text) => dot(question, text)));
  const ofQuestions = new Float64Array(count);
  const ofTexts = new Float64Array(count);
  for (const [question, row] of weights.entries()) {
    for (let text = 0; text < count; text++) {
      const isCompared = question === text || sections[question] !== sections[text];
      const weight = isCompared ? Math.exp(((row[text] ?? 0) - 1) / TEMPERATURE) : 0;
      row[text] = weight;
      ofQuestions[question] = (ofQuestions[question] ?? 0) + weight;
      ofTexts[text] = (ofTexts[text] ?? 0) + weight;
    }
  }
  const gradients: Gradients = {
    loss: 0,
    questions: questions.map(({ length }) => new Float64Array(length)),
    texts: texts.map(({ length }) => new Float64Array(length)),
  };
  for (const [question, row] of weights.entries()) {
    const all = ofQuestions[question] ?? 1;
    gradients.loss -= Math.log((row[question] ?? 1) / all) / count;
    for (let text = 0; text < count; text++) {
      const weight = row[text] ?? 0;
      const gradient = (weight / all + weight / (ofTexts[text] ?? 1)) / 2 - (question === text ? 1 : 0);
      if (Math.abs(gradient) < MIN_GRADIENT) continue;
      addScaled(gradients.questions[question] ?? NONE, texts[text] ?? NONE, gradient / TEMPERATURE);
      addScaled(gradients.texts[text] ?? NONE, questions[question] ?? NONE, gradient / TEMPERATURE);
    }
  }
  return gradients;
}

/** The lower, the more the closest wrong texts count. */
const TEMPERATURE = 0.07;
/** Most gradients are smaller, and change nothing. */
const MIN_GRADIENT = 5e-4;
const NONE: Vector = new Float64Array();
