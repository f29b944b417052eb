export enum Size {
  Small,
  Large,
}
