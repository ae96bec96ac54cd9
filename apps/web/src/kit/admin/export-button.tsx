import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { AdminColumn } from './admin-column.ts';
import { exportRows } from './export-log.ts';
import { keptColumns } from './use-column-settings.ts';

/** Columns that the user does not hide, as their settings are kept, and those that no file goes without. */
function shownColumns<Row>(settings: string, columns: readonly AdminColumn<Row>[]): readonly AdminColumn<Row>[] {
  const kept = keptColumns(settings) ?? {};
  return columns
    .filter(({ key, isHiddenAtFirst = false, isInFile = false }) => isInFile || (kept[key]?.show ?? !isHiddenAtFirst))
    .map((column, place) => ({ column, place: kept[column.key]?.order ?? place }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ column }) => column);
}

interface ExportProps<Row> {
  /** Under which the columns' settings are kept. */
  readonly settings: string;
  readonly caption: string;
  /** Says how many rows: 导出 312 个账号. */
  readonly label: string;
  readonly columns: readonly AdminColumn<Row>[];
  readonly allRows: () => Promise<readonly Row[]>;
}

/** Exports what is seen: this filter and order, the shown columns in their order, all pages. */
export function ExportButton<Row>({ settings, caption, label, columns, allRows }: ExportProps<Row>) {
  const [isBusy, setBusy] = useState(false);
  const write = async () => {
    setBusy(true);
    const shown = shownColumns(settings, columns).filter((column) => column.text !== undefined);
    const lines = async () => (await allRows()).map((row) => shown.map(({ text }) => text?.(row) ?? null));
    await exportRows(
      caption,
      shown.map(({ title }) => title),
      lines,
    );
    setBusy(false);
  };
  return (
    <Button size="small" icon={<Download size={14} />} busy={isBusy} onClick={() => void write()}>
      {label}
    </Button>
  );
}
