import { queryDefaults } from '@jianwei/api-client/transport/query-defaults';
import { QueryClient } from '@tanstack/react-query';

/** The store of server state, with the rule one failure, one message. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: queryDefaults });
}
