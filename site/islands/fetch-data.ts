/** What a component shows and no script carries: a file of the build, by the address that importing it gives. */
export async function fetchData<Data>(url: string): Promise<Data> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
