import { z } from "zod";

const Person = z.union([
  z.string(),
  z.looseObject({ name: z.string().optional(), url: z.string().optional(), email: z.string().optional() }),
]);

/** Fields of a package.json that the site reads; those of the wrong type count as missing. */
const Manifest = z.object({
  description: z.string().optional().catch(undefined),
  author: Person.optional().catch(undefined),
  contributors: z.array(Person).optional().catch(undefined),
  repository: z
    .union([z.string(), z.object({ url: z.string(), directory: z.string().optional() })])
    .optional()
    .catch(undefined),
});

export const PackageFiles = z.object({ readme: z.string(), manifest: Manifest });

export type PackageManifest = z.infer<typeof Manifest>;

/** README and package.json from the tarball. */
export type PackageFiles = z.infer<typeof PackageFiles>;
