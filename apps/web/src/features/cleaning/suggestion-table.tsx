import type { CleaningSuggestion } from '@jianwei/api-client/model';
import { Radio } from '../../kit/fields/radio.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { numberOf, scoreText, specimenWord, unitWord } from './cleaning-words.ts';
import styles from './cleaning.module.css';

/** A share from 0 to 1 as a bar with its number. */
function ShareBar({ share }: { share: unknown }) {
  return (
    <span className="jw-row jw-gap-8 jw-nowrap">
      <span className={`jw-print-fill ${styles.share}`}>
        <span style={{ width: `${Math.round(100 * numberOf(share))}%` }} />
      </span>
      {scoreText(share)}
    </span>
  );
}

interface SuggestionTableProps {
  readonly suggestions: readonly CleaningSuggestion[];
  readonly code: string;
  readonly q: string;
  /** What is searched for could not be asked. */
  readonly isFailed: boolean;
  readonly onSearch: (q: string) => void;
  readonly onChoose: (suggestion: CleaningSuggestion) => void;
}

/** The likeliest items of the catalogue with what speaks for each; another one is found by its name. */
export function SuggestionTable({ suggestions, code, q, isFailed, onSearch, onChoose }: SuggestionTableProps) {
  const columns: Column<CleaningSuggestion>[] = [
    {
      header: '建议的目录项目',
      isRowHeader: true,
      cell: (row) => (
        <label className="jw-row jw-gap-8">
          <Radio name="cleaning-code" checked={row.code === code} onChange={() => onChoose(row)} />
          <span>
            <b>{row.name}</b>{' '}
            <span className="jw-ink-3">{row.short_name === row.name ? row.code : row.short_name}</span>
          </span>
        </label>
      ),
    },
    { header: '名称', cell: (row) => <ShareBar share={row.name_score} /> },
    { header: '标本', isNowrap: true, cell: specimenWord },
    { header: '单位', isNowrap: true, cell: unitWord },
    {
      header: '与本院结果的分布重合',
      cell: (row) =>
        row.overlap === undefined ? (
          <span className="jw-note">样本少</span>
        ) : (
          <span className="jw-row jw-gap-8">
            <ShareBar share={row.overlap} />
            <span className="jw-note jw-nowrap">{row.known === 0 ? '按参考区间' : `${row.known} 条`}</span>
          </span>
        ),
    },
    { header: '综合', align: 'end', isNowrap: true, cell: (row) => <b>{scoreText(row.score)}</b> },
  ];
  return (
    <section className="jw-grid jw-gap-8">
      <Table
        caption="建议的目录项目"
        columns={columns}
        rows={suggestions}
        rowKey={(row) => row.code}
        rowState={(row) => ({ 'aria-current': row.code === code || undefined })}
        empty={q === '' ? '检验目录中没有相近的项目' : '没有找到目录项目，或标本与单位不符'}
      />
      <div className="jw-row jw-gap-8 jw-table-text">
        另选目录项目
        <div style={{ width: 260 }}>
          <KeywordBox label="另选目录项目" placeholder="名称、代码或 LOINC" keyword={q} onKeyword={onSearch} />
        </div>
        {isFailed && <span className="jw-ink-high">检索失败，所列仍是系统的建议</span>}
      </div>
    </section>
  );
}
