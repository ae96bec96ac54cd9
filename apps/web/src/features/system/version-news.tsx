import type { VersionItem } from '@jianwei/api-client/model';
import { getGetVersionItemQueryOptions } from '@jianwei/api-client/system/system';
import type { QueryClient } from '@tanstack/react-query';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { readSetting, writeSetting } from '../../parts/session/personal-settings.ts';
import { VersionNotes } from '../../parts/version/version-notes.tsx';
import styles from './help-pages.module.css';

/** Personal setting: the version whose notes the user has closed. */
const SEEN_VERSION = 'seen-version';

/** The current version where the user has not closed its notes yet, else null. A failure is quiet: it stands above any page. */
export async function versionNews(client: QueryClient): Promise<VersionItem | null> {
  try {
    const item = await client.query(
      getGetVersionItemQueryOptions({ query: { staleTime: Infinity }, request: { suppress: true } }),
    );
    return item.version === '' || item.version === readSetting(SEEN_VERSION, '') ? null : item;
  } catch {
    return null;
  }
}

/** 更新内容 after a new version: its notes. Closing it remembers the version. */
export function VersionDialog({ item, onClose }: { item: VersionItem; onClose: () => void }) {
  const close = () => {
    writeSetting(SEEN_VERSION, item.version);
    onClose();
  };
  return (
    <Dialog
      title="更新内容"
      width={472}
      onClose={close}
      status={`版本 ${item.version}`}
      actions={
        <Button variant="primary" data-autofocus onClick={close}>
          知道了
        </Button>
      }
    >
      <div className={styles.newsNotes}>
        <VersionNotes items={item.items} />
      </div>
    </Dialog>
  );
}
