import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'orval';

const transport = '../packages/api-client/src/transport';
const generated = '../packages/api-client/src/generated';

/** Tags whose answers are checked have a door of their own, which write-checks.mjs has written. */
const { tags } = JSON.parse(readFileSync('./dist/openapi.json', 'utf8')) as { tags: { name: string }[] };
const doors = tags
  .map(({ name }) => ({ name, path: `${generated}/calls/${name}.ts` }))
  .filter(({ path }) => existsSync(path))
  .map(({ name, path }) => [name, { mutator: { path, name: 'request' } }] as const);

/** GETs that change something: generated as mutations, so that no component fetches them by rendering. */
const actingGet = { query: { useQuery: false, useMutation: true } };

export default defineConfig({
  jianwei: {
    input: './dist/openapi.json',
    output: {
      mode: 'tags-split',
      target: `${generated}/client.ts`,
      schemas: `${generated}/model`,
      client: 'react-query',
      httpClient: 'axios',
      urlEncodeParameters: true,
      override: {
        header: () => ['Generated from openapi/dist/openapi.json (npm run generate); do not edit.'],
        mutator: { path: `${transport}/request.ts`, name: 'request' },
        query: { version: 5, signal: true, useInvalidate: true, shouldSplitQueryKey: true },
        tags: Object.fromEntries(doors),
        operations: {
          collectReport: actingGet,
          cancelReportCollection: actingGet,
          sendOperationUserCode: actingGet,
        },
      },
    },
  },
});
