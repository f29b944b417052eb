import assert from "node:assert/strict";
import { test } from "node:test";
import { declaredMembers, deprecationOf, membersWithin, tagOf, withQuietComments } from "./declared-members.ts";

const DECLARATIONS = withQuietComments(`
declare interface Other { run: 1 }
declare abstract class Compiler<T> extends Other {
	/** Don't stop at { or ; in words. */
	constructor(context: string);
	hooks: Readonly<{
		/**
		 * @since 5.17.0
		 * @deprecated use \`close\` instead
		 */
		shutdown: AsyncSeriesHook<[]>;
		emit: AsyncSeriesHook<
			[Compilation]
		>;
	}>;
	name?: string;
	close(callback: () => void): void;
}
`);

test("members of a class are read with their types and comments", () => {
  const members = declaredMembers(DECLARATIONS, "Compiler");
  assert.deepEqual(
    members.map(({ name, optional }) => `${name}${optional ? "?" : ""}`),
    ["constructor", "hooks", "name?", "close"],
  );
  assert.equal(members[0]?.comment, "Don't stop at { or ; in words.");
});

test("members within a member keep what their own comments say", () => {
  const [hooks] = declaredMembers(DECLARATIONS, "Compiler").filter(({ name }) => name === "hooks");
  const [shutdown, emit] = hooks === undefined ? [] : membersWithin(hooks);
  assert.equal(tagOf(shutdown?.comment ?? "", "since"), "5.17.0");
  assert.equal(deprecationOf(shutdown?.comment ?? ""), "close");
  assert.equal(emit?.type, "AsyncSeriesHook< [Compilation] >");
});

test("what is not declared has no members", () => {
  assert.deepEqual(declaredMembers(DECLARATIONS, "Compil"), []);
});
