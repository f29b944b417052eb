import { useEffect, useState } from "react";

/**
 * What a component shows and no script carries: a file of the build, by the address that importing it gives. Undefined while it
 * comes, and without an address.
 */
export function useFetched<Data>(url: string | undefined): Data | "failed" | undefined {
  const [data, setData] = useState<Data | "failed">();
  useEffect(() => {
    if (url !== undefined) fetchData<Data>(url).then(setData, () => setData("failed"));
  }, [url]);
  return data;
}

async function fetchData<Data>(url: string): Promise<Data> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
