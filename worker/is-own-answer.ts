/**
 * Whether an answer may be kept: whole, this site's, not led here by a redirect, and of the type that its file has. What a
 * captive portal or a host's error page says in a page's place is not.
 */
export async function isOwnPage(response: Response): Promise<boolean> {
  if (!isPlainAnswer(response) || !typeOf(response).startsWith("text/html")) return false;
  try {
    const html = await response.clone().text();
    return html.includes('<div id="root">') && html.trimEnd().endsWith("</html>");
  } catch {
    // It broke off on its way.
    return false;
  }
}

/** The same for a file that is no page: a page in its place says that it is gone. */
export function isOwnFile(response: Response): boolean {
  return isPlainAnswer(response) && !typeOf(response).startsWith("text/html");
}

function isPlainAnswer(response: Response): boolean {
  return response.status === 200 && response.type === "basic" && !response.redirected;
}

function typeOf(response: Response): string {
  return response.headers.get("Content-Type") ?? "";
}
