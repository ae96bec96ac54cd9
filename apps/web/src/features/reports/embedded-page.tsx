import { useEffect, useState } from 'react';
import { PANEL_FRAME } from '../../kit/lib/panel-frame.ts';
import { safeRedirect } from '../../kit/lib/safe-redirect.ts';
import { normalPath, useMayOpen } from '../../parts/session/may-open.ts';
import { Panel } from '../../kit/overlay/panel.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import styles from './embedded-page.module.css';

/** Pages that a panel may show; whatever else an address asks for is not opened. */
const TITLES: Readonly<Record<string, string>> = { '/data': '懂检验' };

/** The page counts as loading for this long after it is opened. */
const LOADING_MS = 300;

interface EmbeddedPageProps {
  /** Path and query, as the address of the report's page names it. */
  page: string;
  onClose: () => void;
}

/** A page of the program in a panel over the report, which stays where it is. */
export function EmbeddedPage({ page, onClose }: EmbeddedPageProps) {
  const mayOpen = useMayOpen();
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  const address = safeRedirect(page);
  const title = address === null ? undefined : TITLES[normalPath(address)];
  if (address === null || title === undefined || !mayOpen(address)) return null;
  return (
    <Panel open aboveDock flush title={title} width="80%" onClose={onClose}>
      <div className={styles.page} aria-busy={isLoading}>
        {isLoading && (
          <div className={styles.loading}>
            <BlockSkeleton lines={8} />
          </div>
        )}
        <iframe className={styles.frame} name={PANEL_FRAME} title={title} src={address} />
      </div>
    </Panel>
  );
}
