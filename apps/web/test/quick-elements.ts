import { configure, getConfig, prettyDOM } from '@testing-library/react';
import { Node, PropertySymbol as own } from 'happy-dom';
import * as React from 'react';
import { leaveStyleSheetsOut } from './style-sheets.ts';

// React in development notes with every element where it was made, as an error with its stack: a sixth of the time of all component
// tests, read by nobody. It leaves that out above a number of elements per second; here that number is always reached. Warnings
// stay, without the place of the element. A React without this field is as slow as it was.

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];

if (internals !== undefined && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  });

leaveStyleSheetsOut();

// The page object walks all that an element holds each time it is given a parent, also while React still puts the parts together: once per
// level, a fourteenth of the time. Where the parent has nothing to hand down (document, form, select …), that changes nothing.
const HANDED_DOWN = [own.isConnected, own.rootNode, own.styleNode, own.textAreaNode, own.formNode, own.selectNode];
type Holder = Record<symbol, unknown>;
const prototype = Node.prototype as unknown as Record<symbol, ((this: Holder) => void) | undefined>;
const connect = prototype[own.connectedToNode];

if (connect !== undefined && !('isQuick' in connect)) {
  const connectWhereNeeded = function (this: Holder) {
    const parent = this[own.parentNode] as Holder | null;
    const isAlike = parent?.[own.ownerDocument] === this[own.ownerDocument];
    if (parent && isAlike && HANDED_DOWN.every((key) => !parent[key] && !this[key])) return;
    connect.call(this);
  };
  prototype[own.connectedToNode] = Object.assign(connectWhereNeeded, { isQuick: true });
}

// What is not there yet is said with the whole page printed, at every look of a wait: a twentieth of the time. The wait prints it
// itself where it ends without an answer.
configure({
  getElementError: (message, container) => {
    const isWaiting =
      (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;
    const error = new Error(
      [message, isWaiting ? false : prettyDOM(container as HTMLElement)].filter(Boolean).join('\n\n'),
    );
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
