/** State that components share with the navigation code. */
export type Store<State> = {
  get: () => State;
  subscribe: (onChange: () => void) => () => void;
  update: (change: Partial<State>) => void;
};

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    update: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}
