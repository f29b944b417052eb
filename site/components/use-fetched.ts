import { useEffect, useState } from "react";

/** Fetches a component's data file from the URL that its import returns; undefined while loading or without a URL. */
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
