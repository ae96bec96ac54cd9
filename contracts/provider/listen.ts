import type { Server } from 'node:http';

export interface Listener {
  /** http://127.0.0.1:PORT */
  readonly address: string;
  close(): Promise<void>;
}

/** Lets a server listen on a free port of this machine. */
export async function listen(server: Server): Promise<Listener> {
  // The verifier keeps its connections. One that is closed after five idle seconds, while the hospital works, ends in a failed state.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
