import assert from "node:assert/strict";
import { test } from "node:test";
import { declaredFacts, declaredMembers, membersOfMember, parseDeclarations } from "./declared-members.ts";

const DECLARATIONS = parseDeclarations(`
declare interface Other { run: 1 }
declare abstract class Compiler<T> extends Other {
	/** Don't stop at { or ; in text. */
	constructor(context: string);
	hooks: Readonly<{
		/**
		 * @since 5.17.0
		 */
		shutdown: AsyncSeriesHook<[]>;
		emit: AsyncSeriesHook<
			[Compilation]
		>;
	}>;
	name?: string;
	close(callback: () => void): void;
	get idle(): boolean;
}
declare namespace webpack {
	interface Hot { status: (/* none */) => string; last: exports.Hot[] }
}
`);

test("reads the members of a class with their types and comments", () => {
  const members = declaredMembers(DECLARATIONS, "Compiler");
  assert.deepEqual(
    members.map((member) => `${member.name}: ${declaredFacts(DECLARATIONS, member).type}`),
    [
      "constructor: (context) => void",
      "hooks: undefined",
      "name: string",
      "close: (callback) => void",
      "idle: boolean",
    ],
  );
  assert.equal(members[0]?.comment, "Don't stop at { or ; in text.");
});

test("reads the members of a member's type", () => {
  const members = membersOfMember(DECLARATIONS, "Compiler", "hooks");
  assert.deepEqual(
    members.map(({ name, comment }) => [name, comment]),
    [
      ["shutdown", "@since 5.17.0"],
      ["emit", ""],
    ],
  );
});

test("finds declarations in namespaces", () => {
  assert.deepEqual(
    declaredMembers(DECLARATIONS, "Hot").map((member) => declaredFacts(DECLARATIONS, member)),
    [{ type: "() => string" }, { type: "Hot[]" }],
  );
});

test("returns no members for a name that isn't declared", () => {
  assert.deepEqual(declaredMembers(DECLARATIONS, "Compil"), []);
});
