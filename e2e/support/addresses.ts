// Ports of their own, so that a running `npm start` and the browser tests do not meet; two runs at once take two pairs.
export const mockPort = Number(process.env.E2E_MOCK_PORT ?? 4090);
export const webPort = Number(process.env.E2E_WEB_PORT ?? 5190);
export const mockAddress = `http://127.0.0.1:${mockPort}`;
export const webAddress = `http://127.0.0.1:${webPort}`;
/** The built web app, relative to apps/web. */
export const webDist = process.env.E2E_WEB_DIST ?? 'dist';
