import { useGetApplication } from '@jianwei/api-client/applications/applications';
import type { Application } from '@jianwei/api-client/model';
import { Link, useSearchParams } from 'react-router-dom';
import { Failed } from '../../kit/query/query-state.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { SectionHeading } from '../../kit/ui/section-heading.tsx';
import { BlockSkeleton } from '../../kit/ui/skeleton.tsx';
import { isAssessment } from '../../parts/assessments/assessment-registry.ts';
import { useMayOpen } from '../../parts/session/may-open.ts';
import { ChoiceControl, useApplicationChoice } from './application-choice.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { isSpecialised, modelOffText, useAddressIn } from './application-text.ts';
import styles from './applications.module.css';

/** 应用详情: everything the detail dialog tells about one application, with adding, removing and how to open it. */
export function StoreDetailPage() {
  const [query] = useSearchParams();
  const mayOpen = useMayOpen();
  const id = query.get('id') ?? '';
  const { data, isError, refetch } = useGetApplication(id, { query: { enabled: id !== '' } });
  if (id === '')
    return <EmptyState title="未指定应用" action={mayOpen('/appstore') && <Link to="/appstore">查看全部应用</Link>} />;
  if (isError && !data) return <Failed title="应用信息未能载入" onReload={() => void refetch()} />;
  return (
    <div className={`jw-gap-20 ${styles.columns} ${styles.detail}`}>
      <section className={`jw-sheet ${styles.about}`} aria-label="应用信息">
        {data ? <ApplicationFacts application={data} level={2} /> : <BlockSkeleton lines={8} />}
      </section>
      {data && <Side application={data} />}
    </div>
  );
}

/** Adding and removing, and how to come to the tool: it works on one report, so it is opened from there. */
function Side({ application }: { application: Application }) {
  const choice = useApplicationChoice();
  const mayOpen = useMayOpen();
  const specialised = useAddressIn('/specialized-disease-detail')(application.application_id);
  return (
    <aside className={`jw-stack jw-small ${styles.side}`} aria-label="使用">
      {(choice.isMine(application) || choice.isChoosable(application)) && (
        <section>
          <SectionHeading title="我的应用" rule="none" />
          <ChoiceControl application={application} choice={choice} />
        </section>
      )}
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
          <p>{modelOffText(application) ?? '结果随报告的解读一同显示，无需单独打开。'}</p>
        )}
        {mayOpen('/excellent') && <Link to="/excellent?tab=hint">查看有应用提示的报告</Link>}
      </section>
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
