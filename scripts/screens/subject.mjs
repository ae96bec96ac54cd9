// How a subject of `npm run screens` is written: where it lies, what it shows when it stands, and what is done to it then.
import { expect } from '@playwright/test';
import { openScreen } from '../../e2e/support/screens.ts';
import { exampleOf, toolAddress, toolDialog } from '../../e2e/support/tools.ts';

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {(page: import('@playwright/test').Page, hospital: import('../../e2e/support/hospital.ts').Hospital) => Promise<unknown>} open
 * @property {string | null} [account] of whom is signed in; null for nobody
 * @property {boolean} [isPrinted] photographed as it is printed, whole
 * @property {boolean} [isOneSize]
 * @property {boolean} [isLoading] answers are still to come, and stay so
 * @property {boolean} [seesUpdateNotes]
 */

export const button = (scope, name) => scope.getByRole('button', { name, exact: typeof name === 'string' });
export const press = (scope, name) => button(scope, name).first().click();
export const visible = (page, text) => expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
export const nameOf = ({ address }) => address.replace(/^\/(?=.)/, '').replaceAll(/[^\w-]+/g, '.') || 'home';
export const slugOf = (name) => name.toLowerCase().replaceAll(/[^\w]+/g, '-');

/** Address, and a text to wait for. */
export const at =
  (address, shows, account) =>
  (name, then = async () => {}) => ({
    name,
    account,
    open: async (page, hospital) => {
      await openScreen(page, { address, shows });
      await then(page, hospital);
    },
  });

/** A tool as it stands over its example report, and what is done in its drawer. */
export const tool = (slug, state, then) => {
  const example = exampleOf(slug);
  return {
    name: `tool ${slug} ${state}`,
    open: async (page, hospital) => {
      await openScreen(page, { address: toolAddress(example), shows: example.shows });
      await then(toolDialog(page, example), page, hospital);
    },
  };
};
