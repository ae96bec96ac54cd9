import type { Interpretability } from '@jianwei/api-client/model';
import { ShareBar } from '../../kit/chart/share-bar.tsx';
import { countText } from '../../kit/lib/format-number.ts';
import { type Column, Table } from '../../kit/table/table.tsx';
import { TitledSection } from '../../kit/ui/section-heading.tsx';
import { AllowedLink } from '../../parts/session/allowed-link.tsx';
import { fallBase, fallsOf, itemsText, rateText, reasonText, repairOf, type Fall } from './interpretability-words.ts';
import styles from './interpretability.module.css';

/** Where a step of the fall lies on an axis that begins at `base`: the ground up to its end, dark what it takes. */
function FallBar({ fall: { from, to, loss }, base }: { fall: Fall; base: number }) {
  const place = (rate: number) => Math.max(0, Math.min(1, (rate - base) / (100 - base)));
  const [start, end] = [loss === undefined ? 0 : place(from), place(to)];
  if (end === 0) return null;
  return (
    <span className={styles.fall} style={{ width: `${end * 100}%` }}>
      <ShareBar from={(start / end) * 100} share={100 - (start / end) * 100} />
    </span>
  );
}

function Repair({ fall: { loss } }: { fall: Fall }) {
  if (loss === undefined) return null;
  const { address, action } = repairOf(loss);
  return <AllowedLink to={address}>{action}</AllowedLink>;
}

/** 丢在哪里: from 100 % down to the rate, what each reason takes and where it is repaired. */
export function Losses({ data }: { data: Interpretability }) {
  const base = fallBase(data.rate);
  const columns: Column<Fall>[] = [
    {
      header: '原因',
      isRowHeader: true,
      isNowrap: true,
      cell: ({ loss }) =>
        loss === undefined ? (
          '可解读'
        ) : (
          <>
            {reasonText(loss)} <span className="jw-note">{itemsText(loss)}</span>
          </>
        ),
    },
    { header: '份额', isHeaderHidden: true, width: '40%', cell: (fall) => <FallBar fall={fall} base={base} /> },
    {
      header: '百分点',
      align: 'end',
      isNowrap: true,
      cell: ({ loss }) => (loss === undefined ? rateText(data.rate) : `−${rateText(loss.points)}`),
    },
    { header: '条', align: 'end', cell: ({ loss }) => countText(loss === undefined ? data.numerator : loss.results) },
    { header: '修复', isHeaderHidden: true, align: 'end', isNowrap: true, cell: (fall) => <Repair fall={fall} /> },
  ];
  return (
    <TitledSection title="丢在哪里" aside={`100% 减去各项损失，百分点与条数；横轴自 ${base}% 起`}>
      <Table
        caption="丢在哪里"
        className={styles.falls}
        columns={columns}
        rows={fallsOf(data)}
        rowKey={({ loss }, place) => `${loss?.reason ?? ''}-${place}`}
        density="standard"
        isHeadHidden
      />
    </TitledSection>
  );
}
