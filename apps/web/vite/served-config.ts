import { developmentKey } from '@jianwei/wire-cipher/development-key';
import { defaultExempt } from '@jianwei/wire-cipher/exempt-list';
import type { Plugin } from 'vite';

/** Runtime configuration of development, tests and demonstrations; a hospital serves its own `/config.js` instead. */
export function developmentConfig(env: Readonly<Record<string, string | undefined>>): string {
  const config = {
    backendServer: '',
    wireKey: developmentKey,
    wire: env.WIRE === 'plain' ? 'plain' : 'encrypted',
    exempt: defaultExempt,
    hospitalName: '江州市第一人民医院',
    helpText: '忘记密码请联系信息科 8120',
    blacklistText: {},
    mock: true,
  };
  return `window.__APP_CONFIG__ = ${JSON.stringify(config, null, 2)};\n`;
}

/** Serves `/config.js` in development, and puts the same file into a build as the one to be replaced. */
export function servedConfig(env: Readonly<Record<string, string | undefined>>): Plugin {
  return {
    name: 'served-config',
    configureServer(server) {
      server.middlewares.use('/config.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.setHeader('cache-control', 'no-store');
        response.end(developmentConfig(env));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'config.js', source: developmentConfig(env) });
    },
  };
}
