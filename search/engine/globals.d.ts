/** https://wicg.github.io/savedata/. Missing in some browsers. */
interface WorkerNavigator {
  readonly connection?: { readonly saveData: boolean };
}
