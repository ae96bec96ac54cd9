import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../kit/ui/button.tsx';
import { StoreCard } from '../../parts/applications/store-card.tsx';
import { useHasFixedApplications } from '../../parts/applications/use-doctor-applications.ts';
import { ApplicationBrowser } from './application-browser.tsx';
import { ChoiceControl, useApplicationChoice } from './application-choice.tsx';
import { ApplicationLink } from './application-link.tsx';
import { ApplicationManager } from './application-manager.tsx';
import { useAddressIn } from './application-text.ts';

/** 应用商店: every application, by system and category, and which of them are mine. */
export function StorePage() {
  const navigate = useNavigate();
  const choice = useApplicationChoice();
  const isFixed = useHasFixedApplications();
  const addressOf = useAddressIn('/appstore-detail');
  const [isArranging, setArranging] = useState(false);
  const openDetail = (id: string) => {
    const address = addressOf(id);
    if (address !== undefined) void navigate(address);
  };
  return (
    <>
      <ApplicationBrowser
        noun="应用"
        layout="rows"
        placeholder="应用名称"
        searchWidth={220}
        actions={
          !isFixed && (
            <Button icon={<LayoutGrid size={16} />} disabled={!choice.query.data} onClick={() => setArranging(true)}>
              我的应用
            </Button>
          )
        }
        query={choice.query}
        applications={choice.query.data?.applications ?? []}
      >
        {(application) => (
          <StoreCard
            application={application}
            name={<ApplicationLink application={application} address={addressOf(application.application_id)} />}
            action={<ChoiceControl application={application} choice={choice} />}
          />
        )}
      </ApplicationBrowser>
      {isArranging && <ApplicationManager onClose={() => setArranging(false)} onOpenApplication={openDetail} />}
    </>
  );
}
