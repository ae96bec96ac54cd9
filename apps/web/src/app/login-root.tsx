import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { LoginPage, type LoginPageProps } from '../features/session/login-page.tsx';
import { clearSession } from '../parts/session/session-store.ts';
import { AppHosts } from './app-hosts.tsx';
import { destinationAfterLogin } from './destination.ts';

interface LoginRootProps extends Pick<LoginPageProps, 'onStartTyping' | 'onOpen'> {
  address: URL;
  queryClient: QueryClient;
}

/** The login page as the first screen: without router and layouts, which are fetched while the user types. */
export function LoginRoot({ address, queryClient, ...page }: LoginRootProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LoginPage
        variant={address.pathname === '/apply-login' ? 'applicant' : 'staff'}
        redirect={address.searchParams.get('redirect')}
        destination={destinationAfterLogin}
        {...page}
      />
      <AppHosts onReturnToLogin={clearSession} />
    </QueryClientProvider>
  );
}
