import { developmentKey } from '@jianwei/wire-cipher/development-key';
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/** Runtime configuration of development, tests and demonstrations; a hospital serves its own `/config.js` instead. */
export function developmentConfig(env: Readonly<Record<string, string | undefined>>): string {
  const config = {
    backendServer: '',
    wireKey: developmentKey,
    wire: env.WIRE === 'plain' ? 'plain' : 'encrypted',
    hospitalName: '江州市第一人民医院',
    helpText: '忘记密码请联系信息科 8120',
    blacklistText: {},
    mock: true,
  };
  return `window.__APP_CONFIG__ = ${JSON.stringify(config, null, 2)};\n`;
}

/** Serves `/config.js` in development and preview, and puts the same file into a build as the one to be replaced. */
export function servedConfig(env: Readonly<Record<string, string | undefined>>): Plugin {
  const serve = (middlewares: {
    use: (path: string, handler: (request: unknown, response: ServerResponse) => void) => unknown;
  }): void => {
    middlewares.use('/config.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      response.end(developmentConfig(env));
    });
  };
  return {
    name: 'served-config',
    configureServer: (server) => serve(server.middlewares),
    configurePreviewServer: (server) => serve(server.middlewares),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'config.js', source: developmentConfig(env) });
    },
  };
}
