import { useGetApplication } from '@jianwei/api-client/applications/applications';
import type { Application } from '@jianwei/api-client/model';
import { Link, useSearchParams } from 'react-router-dom';
import { isAssessment } from '../../parts/assessments/assessment-registry.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { Failed } from '../../kit/query/query-state.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { isSpecialised } from './application-text.ts';
import shared from './applications.module.css';
import { ChoiceControl } from './choice-control.tsx';
import { useSpecialisedAddress } from './store-addresses.ts';
import styles from './store-detail-page.module.css';
import { useApplicationChoice } from './use-application-choice.ts';

/** How to come to the tool: it works on one report, so it is opened from there. */
function HowToOpen({ application }: { application: Application }) {
  const mayOpen = useMayOpen();
  return (
    <section>
      <SectionHeading title="如何打开" rule="none" />
      {isAssessment(application.api_type) ? (
        <>
          <p>本应用针对一份检验报告，请从报告中打开：</p>
          <ul className={styles.ways}>
            <li>报告列表「应用」一栏的图标</li>
            <li>报告详情底部的「应用集」与「我的应用」</li>
          </ul>
        </>
      ) : (
        <p>结果随报告的解读一同显示，无需单独打开。</p>
      )}
      {mayOpen('/excellent') && <Link to="/excellent?tab=hint">查看有应用提示的报告</Link>}
    </section>
  );
}

function Side({ application }: { application: Application }) {
  const choice = useApplicationChoice();
  const mayOpen = useMayOpen();
  const specialised = useSpecialisedAddress()(application.application_id);
  const isListed = choice.isMine(application) || choice.isChoosable(application);
  return (
    <aside className={`jw-stack ${styles.side ?? ''}`} aria-label="使用">
      {isListed && (
        <section>
          <SectionHeading title="我的应用" rule="none" />
          <ChoiceControl application={application} choice={choice} />
        </section>
      )}
      <HowToOpen application={application} />
      {isSpecialised(application) && specialised !== undefined && (
        <section>
          <SectionHeading title="专病应用" rule="none" />
          <p>相关科室、医生与患者</p>
          <Link to={specialised}>查看专病应用详情</Link>
        </section>
      )}
      {mayOpen('/appstore') && <Link to="/appstore">全部应用</Link>}
    </aside>
  );
}

/** 应用详情: everything the detail dialog tells about one application, with adding, removing and how to open it. */
export function StoreDetailPage() {
  const [query] = useSearchParams();
  const mayOpen = useMayOpen();
  const id = query.get('id') ?? '';
  const { data, isError, refetch } = useGetApplication(id, { query: { enabled: id !== '' } });
  const toStore = mayOpen('/appstore') && { action: <Link to="/appstore">查看全部应用</Link> };
  if (id === '') return <EmptyState title="未指定应用" {...toStore} />;
  if (isError && !data) return <Failed title="应用信息未能载入" onReload={() => void refetch()} />;
  return (
    <div className={`jw-gap-20 ${shared.columns ?? ''} ${styles.page ?? ''}`}>
      <section className={`jw-sheet ${styles.facts ?? ''}`} aria-label="应用信息">
        {data ? <ApplicationFacts application={data} level={2} /> : <BlockSkeleton lines={8} />}
      </section>
      {data && <Side application={data} />}
    </div>
  );
}
