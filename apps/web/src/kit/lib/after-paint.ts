/**
 * Calls back once the frame that is being made is on screen. The frame's own callbacks run before it is painted, hence the task
 * behind them.
 * @returns calls it off
 */
export function afterPaint(callback: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
