export enum Currency {
  Euro = "€",
  Pound = "£",
}

export const price = (cents: number): string => `${Currency.Euro}${cents / 100}`;
