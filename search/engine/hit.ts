/** A matching record. */
export type Hit = {
  record: number;
  score: number;
  /** How well its best question matches the query, from 0. */
  asked: number;
};
