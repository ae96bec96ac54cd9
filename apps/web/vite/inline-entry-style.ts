import type { Plugin } from 'vite';

const STYLE_LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;

/** Puts the stylesheet of index.html into the page itself: the first paint of the login page waits for nothing. */
export function inlineEntryStyle(): Plugin {
  return {
    name: 'inline-entry-style',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        return html.replace(STYLE_LINK, (link, fileName: string) => {
          const asset = bundle?.[fileName];
          if (asset?.type !== 'asset') return link;
          const css = typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
          return `<style>${css.trim()}</style>`;
        });
      },
    },
  };
}
