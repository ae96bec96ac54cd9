import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LoginPage, type LoginPageProps } from '../features/session/login-page.tsx';
import { PRODUCT_NAME } from '../kit/ui/brand.tsx';
import { clearSession } from '../parts/session/session-store.ts';
import { AppHosts } from './app-hosts.tsx';
import { destinationAfterLogin } from './destination.ts';
import { findRoute } from './route-table.ts';

interface LoginRootProps extends Pick<LoginPageProps, 'onStartTyping' | 'onOpen'> {
  address: URL;
  queryClient: QueryClient;
}

/** The login page as the first screen: without router and layouts, which are fetched while the user types. */
export function LoginRoot({ address, queryClient, ...page }: LoginRootProps) {
  const title = findRoute(address.pathname)?.title ?? '';
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
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
