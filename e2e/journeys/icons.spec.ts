import { expect, test } from "../fixtures.ts";

const ICONS = [
  { path: "/favicon.ico", type: /^image\/(?:x-icon|vnd\.microsoft\.icon)$/, size: 48, margin: 0 },
  { path: "/apple-touch-icon.png", type: /^image\/png$/, size: 180, margin: 22 },
];

for (const { path, type, size, margin } of ICONS) {
  test(`${path}, the fallback for browsers without SVG icons, shows the same mark`, async ({ page }) => {
    const response = await page.request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(type);
    await page.goto("/license/");
    const difference = await page.evaluate(
      async ({ path, size, margin }) => {
        /** Returns RGBA bytes on a white background. */
        const draw = async (address: string, inset: number) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          const context = new OffscreenCanvas(size, size).getContext("2d");
          if (context === null) throw new Error("There is no canvas.");
          context.fillStyle = "#fff";
          context.fillRect(0, 0, size, size);
          context.drawImage(image, inset, inset, size - 2 * inset, size - 2 * inset);
          return context.getImageData(0, 0, size, size).data;
        };
        const [mark, icon] = await Promise.all([draw("/icon.svg", margin), draw(path, 0)]);
        return mark.reduce((sum, value, at) => sum + Math.abs(value - (icon[at] ?? 0)), 0) / mark.length;
      },
      { path, size, margin },
    );
    // The scale is 0 to 255; a size difference of two pixels already exceeds the limit.
    expect(difference).toBeLessThan(0.5);
  });
}
