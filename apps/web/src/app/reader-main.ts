import { configureTransport } from '@jianwei/api-client/transport/configure';
import { readAhead } from '../features/reader/shared-report.ts';
import { transportBase } from './transport-base.ts';
import './theme/reader.css';

const nothing = () => undefined;

// No session: nobody is signed in here, and each page says itself what was refused.
configureTransport({
  ...transportBase(),
  token: nothing,
  reactions: { onSessionEnd: nothing, onBlacklisted: nothing, onReload: nothing, notify: nothing },
});
// The report is on its way before the page that shows it: a phone waits for the longer of the two, not for both.
readAhead(window.location.pathname.startsWith('/radar-detail') ? 'rows' : 'words');
// Not awaited here: what the pages share with this module stands in its chunk, which would wait for itself.
void import('./reader-pages.tsx').then(({ showReaderPage }) => showReaderPage());
