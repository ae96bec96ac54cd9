import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { antdStyles } from './vite/antd-styles.ts';
import { demoAnswers } from './vite/demo-answers.ts';
import { inlineEntryStyle } from './vite/inline-entry-style.ts';
import { ruleTables } from './vite/rule-tables.ts';
import { servedConfig } from './vite/served-config.ts';
import { firstIcons, isOfFirstScreens } from './vite/first-icons.ts';
import { slimProTable } from './vite/slim-pro-table.ts';
import { startFiles } from './vite/start-files.ts';

const { MOCK_PORT = '4010', WEB_PORT = '5173' } = process.env;
const hospital = { target: `http://127.0.0.1:${MOCK_PORT}`, changeOrigin: false };
const server = {
  host: '127.0.0.1',
  port: Number(WEB_PORT),
  strictPort: true,
  proxy: { '/api': hospital, '/__mock': hospital, '/docs': hospital },
};

const KIT = /src[\\/]kit[\\/](fields|lib|query|table|ui)[\\/](?!antd-)/;
const FRAME = /src[\\/]app[\\/]routed-app|generated[\\/]checks[\\/](analysis|license|warnings)\.ts/;
const LISTS_AND_FIELDS =
  /src[\\/]kit[\\/](fields[\\/]|query[\\/]|table[\\/](table|row-link)|lib[\\/](use-debounced-text|csv|last-filter|use-side-pane|after-paint|limit-text)|ui[\\/](numeric-|pager|list-page|search-box|choice-list|step-pager|draft-strip|switch|facts))/;
// The sheet of the table itself comes after that of antd: nothing that imports it stands here.
const AROUND_LISTS =
  /src[\\/](parts[\\/]admin[\\/]|kit[\\/]admin[\\/](all-pages|export-log|fact-list|sort-values)|parts[\\/]session[\\/](allowed-link|role-filter|use-draft))/;

export default defineConfig({
  plugins: [
    react(),
    ruleTables(),
    demoAnswers(),
    firstIcons(),
    slimProTable(),
    antdStyles(),
    servedConfig(process.env),
    inlineEntryStyle('frame'),
    startFiles(),
  ],
  // Pages are transformed while the login page is on screen, not when they are first opened.
  server: { ...server, warmup: { clientFiles: ['./src/app/*.tsx', './src/features/*/*-page.tsx'] } },
  build: {
    target: 'es2024',
    // The chunk of antd parts that pages share is larger than the default warning of 500 kB before compression.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        // A shared chunk is named after all pages that use it: too long for a file.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0] ?? name}-[hash].js`,
        assetFileNames: ({ names }) =>
          `assets/${(names[0] ?? 'asset').replace(/~.*(?=\.)/, '').replace(/\.[^.]+$/, '')}-[hash][extname]`,
        codeSplitting: {
          groups: [
            // React changes least. antd and pro-components are in no group: that would undo the splitting per route.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
            // What the login page needs, in one file.
            { name: 'start', tags: ['$initial'], priority: 4 },
            // The frame around every screen with all it stands on, what screens share of the kit (in the chunk of one screen it would bring all of
            // that screen to the others), the detail of a report, and the screens a day begins with. Beside it what checks the answers that the
            // frame and the detail of a report wait for, and the icons of all of these. Fields, tables and lists have a chunk of their own: the detail of a report, the screen
            // that is opened most, is none of them.
            {
              name: 'frame',
              test: (id) => FRAME.test(id) || isOfFirstScreens(id) || (KIT.test(id) && !LISTS_AND_FIELDS.test(id)),
              priority: 4,
            },
            // An icon of two screens would tie them together as any other part.
            { name: 'icons', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons/, minShareCount: 2, priority: 3 },
            { name: 'forms', test: LISTS_AND_FIELDS, minShareCount: 3, priority: 2.5 },
            { name: 'detail', test: /src[\\/]app[\\/]detail-route\.tsx/, priority: 2 },
            {
              name: 'lists',
              test: /src[\\/]features[\\/](home[\\/]home|reports[\\/]report-list)-page\.tsx|generated[\\/]checks[\\/]reports\.ts/,
              priority: 1,
            },
            // What stands around the lists of administration, in one file instead of a dozen; the table itself is a chunk of its own.
            { name: 'administration', test: AROUND_LISTS, minShareCount: 3, priority: 1 },
            // What several later screens share. Chunks that are merged tie screens together that have a small part in common: with 10 kB the
            // accounts of a hospital brought the blacklist, the form of COVID-19 and the record of every tool, a tenth of their first load.
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2000, priority: 0 },
          ],
        },
      },
    },
  },
});
