import type { BrowserContext } from '@playwright/test';

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Notes what no page of this product may do: call anybody but this machine, or leave an error or a warning on the console.
 * @param allowedConsole console lines that the test brings about on purpose
 * @returns the offences so far; the list grows
 */
export function watch(context: BrowserContext, allowedConsole?: RegExp): readonly string[] {
  const offences: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && !loopback.has(url.hostname))
      offences.push(`request to ${request.url()}`);
  });
  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !allowedConsole?.test(message.text()))
      offences.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => offences.push(`uncaught ${error.error().message}`));
  return offences;
}
