/** Made by vite/demo-answers.ts. */
declare module 'virtual:demo-answers' {
  export const recorded: {
    /** Who reads in the demo. */
    readonly session: import('../../parts/session/session-store.ts').SessionRecord;
    /** Answers of the GET calls, by path and query. */
    readonly answers: Readonly<Record<string, unknown>>;
  };
}
