import type { Feature } from "../../core/project/feature.ts";
import { cardImages } from "./card-images.ts";

/** An Open Graph image per page. */
export const CARD_IMAGES: Feature = { name: "card-images", files: cardImages };
