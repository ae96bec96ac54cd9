const MAX_TEXTS = 20_000;
const MAX_LENGTH = 80;

/**
 * The same reading, done once per distinct text: a hospital prints a few thousand different results and ranges hundreds of
 * thousands of times. Bounded: long texts are read each time, and at 20,000 texts all are forgotten. The answers are
 * shared, so `read` must depend on the text alone and nobody may change what it gives.
 */
export function memoizeByText<Answer extends object>(read: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered) return remembered;
    const answer = read(text);
    if (text.length > MAX_LENGTH) return answer;
    if (known.size >= MAX_TEXTS) known.clear();
    known.set(text, answer);
    return answer;
  };
}
