import { createHash } from "node:crypto";
import { documentAt, pagesOfDist } from "../dist.ts";
import { expect, openHydrated, test } from "../fixtures.ts";

test.use({ expectedProblems: /policy|Trusted|Refused|blocked/i });

test("every kind of response has the security headers", async ({ request }) => {
  for (const path of ["/", "/concepts/", "/nothing/", "/concepts", "/icon.svg", "/content.json"]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).toContain("form-action 'self'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"], path).toBe("DENY");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toContain("unsafe");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["cross-origin-opener-policy"], path).toBe("same-origin");
    expect(headers["permissions-policy"], path).toContain("camera=()");
    expect(headers["cache-control"], path).toBe("no-cache");
  }
});

test("files with a content hash in their name are cached as immutable", async ({ request }) => {
  const [, script = ""] = /<script src="([^"]+)"/.exec(documentAt("/") ?? "") ?? [];
  const answer = await request.get(script);
  expect(answer.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("documents have one inline script, hashed in the policy, and no inline style", async ({ request }) => {
  const header = (await request.get("/")).headers()["content-security-policy"] ?? "";
  const wrong: string[] = [];
  for (const { url } of pagesOfDist()) {
    const html = documentAt(url) ?? "";
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = ""]) => text);
    const hash = createHash("sha256").update(scripts.join()).digest("base64");
    if (scripts.length !== 1 || !header.includes(`'sha256-${hash}'`)) wrong.push(`${url}: ${scripts.length} scripts`);
    const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
    const directives = header.split("; ").filter((directive) => !directive.startsWith("frame-ancestors"));
    if (meta.replaceAll("&#x27;", "'") !== directives.join("; ")) wrong.push(`${url}: another policy in its <meta>`);
    // Code examples contain no bare '<'.
    const tags = html.replace(/<script type="application\/json".*?<\/script>/gs, "").match(/<[a-z][^>]*>/gi) ?? [];
    for (const tag of tags)
      if (/\s(?:style|on[a-z]+)\s*=/i.test(tag.replace(/"[^"]*"/g, '""'))) wrong.push(`${url}: ${tag}`);
    if (/<style[\s>]/i.test(html)) wrong.push(`${url}: <style>`);
  }
  expect(wrong).toEqual([]);
});

test("the policy blocks injected scripts, handlers, styles, HTML and frames", async ({ page, baseURL }) => {
  await openHydrated(page, "/concepts/loaders/");
  const done = await page.evaluate(async () => {
    Reflect.set(window, "ran", []);
    const note = "ran.push(1)";
    const attempt = (action: () => void) => {
      try {
        action();
        return "done";
      } catch (error) {
        return error instanceof Error ? error.name : "";
      }
    };
    const script = document.createElement("script");
    const button = document.createElement("button");
    button.setAttribute("style", "position: fixed");
    document.body.append(button);
    const results = {
      script: attempt(() => {
        script.textContent = note;
      }),
      handler: attempt(() => button.setAttribute("onclick", note)),
      html: attempt(() => {
        button.innerHTML = `<img src=x onerror="${note}">`;
      }),
      address: attempt(() => {
        script.src = "https://evil.example/a.js";
      }),
      // Runs later, because code that the test evaluates itself is exempt.
      evaluated: await new Promise((resolve) =>
        setTimeout(() => resolve(attempt(() => Reflect.apply(Reflect.get(window, "eval"), window, [note])))),
      ),
      policy: attempt(() => Reflect.get(window, "trustedTypes").createPolicy("evil", {})),
    };
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { ...results, position: getComputedStyle(button).position, ran: Reflect.get(window, "ran") };
  });
  expect(done).toEqual({
    script: "TypeError",
    handler: "TypeError",
    html: "TypeError",
    address: "TypeError",
    evaluated: "EvalError",
    policy: "TypeError",
    position: "static",
    ran: [],
  });
  // Other sites can't frame the page.
  await page.route("https://evil.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${baseURL}/concepts/"></iframe>` }),
  );
  await page.goto("https://evil.example/");
  await page.waitForLoadState("networkidle");
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveCount(0);
});
