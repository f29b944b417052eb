/**
 * Whether a response for a page may be cached: complete, from this site, not redirected and of the expected type. A
 * captive portal's page or a host's error page may not.
 */
export async function isOwnPage(response: Response): Promise<boolean> {
  if (!isPlainAnswer(response) || !typeOf(response).startsWith("text/html")) return false;
  try {
    const html = await response.clone().text();
    return html.includes('<div id="root">') && html.trimEnd().endsWith("</html>");
  } catch {
    // The connection was lost.
    return false;
  }
}

/**
 * Tells whether a response for another file may be cached. Hosts may answer a request for a missing file with a page.
 */
export function isOwnFile(response: Response): boolean {
  return isPlainAnswer(response) && !typeOf(response).startsWith("text/html");
}

function isPlainAnswer(response: Response): boolean {
  return response.status === 200 && response.type === "basic" && !response.redirected;
}

function typeOf(response: Response): string {
  return response.headers.get("Content-Type") ?? "";
}
