// Ports of their own, so that a running `npm start` and the browser tests do not meet.
export const mockPort = 4090;
export const webPort = 5190;
export const mockAddress = `http://127.0.0.1:${mockPort}`;
export const webAddress = `http://127.0.0.1:${webPort}`;
