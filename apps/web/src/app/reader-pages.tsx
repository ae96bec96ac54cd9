import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { H5Page } from '../features/reader/h5-page.tsx';
import { lazyPart } from '../kit/lib/lazy-part.tsx';

// Who opens a link waits for the short page first; the others are sent for when they are opened.
const CitizenPage = lazyPart('CitizenPage', () => import('../features/reader/citizen-page.tsx'));
const ChatPage = lazyPart('ChatPage', () => import('../features/reader/chat-page.tsx'));
const RadarDetailPage = lazyPart('RadarDetailPage', () => import('../features/reader/radar-detail-page.tsx'));

function Page({ path }: { path: string }) {
  switch (path.replace(/\/$/, '')) {
    case '/citizen-phone':
      return <CitizenPage />;
    case '/citizen-chat-phone':
      return <ChatPage />;
    case '/radar-detail':
      return <RadarDetailPage />;
    default:
      return <H5Page />;
  }
}

/** Shows the page of this address. */
export function showReaderPage(): void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('reader.html has no element with the id root');
  createRoot(container).render(
    <StrictMode>
      <Page path={window.location.pathname} />
    </StrictMode>,
  );
}
