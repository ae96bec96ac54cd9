import { defineConfig } from 'orval';

/** GETs that change something: generated as mutations, so that no component fetches them by rendering. */
const actingGet = { query: { useQuery: false, useMutation: true } };

export default defineConfig({
  jianwei: {
    input: './dist/openapi.json',
    output: {
      mode: 'tags-split',
      target: '../packages/api-client/src/generated/client.ts',
      schemas: '../packages/api-client/src/generated/model',
      client: 'react-query',
      httpClient: 'axios',
      clean: true,
      urlEncodeParameters: true,
      override: {
        header: () => ['Generated from openapi/dist/openapi.json (npm run generate); do not edit.'],
        mutator: { path: '../packages/api-client/src/transport/request.ts', name: 'request' },
        query: { version: 5, signal: true, useInvalidate: true, shouldSplitQueryKey: true },
        operations: {
          collectReport: actingGet,
          cancelReportCollection: actingGet,
          sendOperationUserCode: actingGet,
        },
      },
    },
  },
});
