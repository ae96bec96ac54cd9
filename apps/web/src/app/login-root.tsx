import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { chunkOf } from '../kit/lib/chunk-loader.ts';
import { lazyPart } from '../kit/lib/lazy-part.tsx';
import { clearSession } from '../parts/session/session-store.ts';
import { AppHosts } from './app-hosts.tsx';
import { destinationAfterLogin } from './destination.ts';

const CHUNK = 'login-page';

const load = () => import('../features/session/login-page.tsx').then((module) => module.LoginPage);

/** The code of the login page: nobody who is signed in waits for it. */
export const loginChunk = () => chunkOf(CHUNK, load);

export const LazyLoginPage = lazyPart(CHUNK, load);

/** The login page as the first screen: without router and layouts, which are fetched while the user types. */
export function LoginRoot({
  address,
  queryClient,
  onStartTyping,
  onOpen,
}: {
  address: URL;
  queryClient: QueryClient;
  onStartTyping: () => void;
  onOpen: (target: string) => void;
}) {
  return (
    <QueryClientProvider client={queryClient}>
      <LazyLoginPage
        variant={address.pathname === '/apply-login' ? 'applicant' : 'staff'}
        redirect={address.searchParams.get('redirect')}
        destination={destinationAfterLogin}
        onStartTyping={onStartTyping}
        onOpen={onOpen}
      />
      <AppHosts onReturnToLogin={clearSession} />
    </QueryClientProvider>
  );
}
