import type { Plugin } from 'vite';

/**
 * Puts the style sheet of index.html into the page itself: the first paint of the login page waits for nothing. It is no file
 * of its own: the loader of chunks would fetch it once more, behind the style sheets of the first screen, whose rules would
 * then lose against it.
 * @param chunks later ones that the first paint needs as well
 */
export function inlineEntryStyle(...chunks: readonly string[]): Plugin {
  let css = '';
  return {
    name: 'inline-entry-style',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !(chunk.isEntry || chunks.includes(chunk.name))) continue;
          for (const file of chunk.viteMetadata?.importedCss ?? []) {
            const asset = bundle[file];
            if (asset?.type !== 'asset') continue;
            css += typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
            Reflect.deleteProperty(bundle, file);
          }
          chunk.viteMetadata?.importedCss.clear();
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => (css === '' ? html : html.replace('</head>', () => `<style>${css.trim()}</style>\n  </head>`)),
    },
  };
}
