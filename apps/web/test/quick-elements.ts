import { configure, getConfig, prettyDOM } from '@testing-library/react';
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
