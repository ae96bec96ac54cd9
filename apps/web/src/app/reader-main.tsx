import { configureTransport } from '@jianwei/api-client/transport/configure';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { H5Page } from '../features/reader/h5-page.tsx';
import { lazyPart } from '../kit/lib/lazy-part.tsx';
import { transportBase } from './transport-base.ts';
import './theme/reader.css';

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

const nothing = () => undefined;

// No session: nobody is signed in here, and each page says itself what was refused.
configureTransport({
  ...transportBase(),
  token: nothing,
  reactions: { onSessionEnd: nothing, onBlacklisted: nothing, onReload: nothing, notify: nothing },
});

const container = document.getElementById('root');
if (container === null) throw new Error('reader.html has no element with the id root');
createRoot(container).render(
  <StrictMode>
    <Page path={window.location.pathname} />
  </StrictMode>,
);
