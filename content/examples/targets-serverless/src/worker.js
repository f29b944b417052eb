import { format } from "./format.js";

export default {
  fetch: (request) => {
    const price = Number(new URL(request.url).searchParams.get("price"));
    return new Response(format(price));
  },
};
