import type { Problem } from "#model/problem.ts";
import type { Place } from "./place.ts";

/** Reports a problem of the file that is being parsed. */
export type Report = (rule: string, place: Place, message: string, fix: string, severity?: Problem["severity"]) => void;
