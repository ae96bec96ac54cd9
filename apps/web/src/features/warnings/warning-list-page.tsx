import type { Warning } from '@jianwei/api-client/model';
import { useListWarnings } from '@jianwei/api-client/warnings/warnings';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { addressState, choicePart, pagePart, textPart, useAddressState } from '../../kit/lib/address.ts';
import { today } from '../../kit/lib/format-date.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { KeywordBox } from '../../kit/ui/search-box.tsx';
import { ListPage } from '../../kit/ui/list-page.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { HandlingDialog } from './handling-dialog.tsx';
import { HANDLING_TEXT } from './handling.ts';
import { useWarningActions } from './use-warning-actions.ts';
import { WarningTable } from './warning-table.tsx';

/** What is waiting comes first. */
const TABS = ['pending', 'recorded', 'cancelled', 'all'] as const;
const TAB_TEXT = { ...HANDLING_TEXT, all: '全部' };
/** Entries of a page, as the specification has it. */
const PAGE_SIZE = 15;

const FILTERS = addressState({ tab: choicePart(TABS), keyword: textPart(), page: pagePart() });

type Filters = typeof FILTERS.initial;

/** Why a page is empty, and the one way on: its label and what it changes. */
function nothingOf({ tab, keyword, page }: Filters, all = 0): [title: string, label?: string, way?: Partial<Filters>] {
  if (keyword !== '') return ['没有符合条件的提醒', '清除搜索', { keyword: '' }];
  if (page > 0) return ['这一页没有提醒', '回到第一页', {}];
  if (tab === 'all' || all === 0) return ['暂无危急值提醒'];
  return [tab === 'pending' ? '没有待处理的危急值' : `没有${TAB_TEXT[tab]}的提醒`, '查看全部提醒', { tab: 'all' }];
}

/** 危急值提醒: critical results and what was done about them, newest first. */
export function WarningListPage() {
  const [filters, change] = useAddressState(FILTERS);
  const { tab, keyword, page } = filters;
  const [written, setWritten] = useState<Warning>();
  const { cancel } = useWarningActions();
  const warnings = useListWarnings(
    { page, page_size: PAGE_SIZE, keyword, ...(tab !== 'all' && { handling: tab }) },
    { query: { placeholderData: keepPreviousData } },
  );
  const { data, isFetching } = warnings;

  return (
    <>
      <ListPage
        query={warnings}
        failed="危急值提醒未能载入"
        skeleton={[1, 2, 2, 3, 2, 1, 5, 2]}
        toolbar={
          <>
            <Segmented
              label="处理状态"
              options={TABS.map((value) => ({ value, label: TAB_TEXT[value], count: data?.counts?.[value] }))}
              value={tab}
              onChange={(value) => change({ tab: value, page: 0 })}
            />
            <div style={{ width: 280 }}>
              <KeywordBox
                label="搜索提醒"
                placeholder="姓名、住院号、报告号"
                keyword={keyword}
                onKeyword={(text, isTyping) => change({ keyword: text, page: 0 }, isTyping)}
              />
            </div>
          </>
        }
        empty={({ counts }) => {
          const [title, label, way] = nothingOf(filters, counts?.all);
          return way ? (
            <EmptyState title={title} action={<Button onClick={() => change({ page: 0, ...way })}>{label}</Button>} />
          ) : (
            <EmptyState title={title} hint="检验结果达到危急值界限时，提醒会列在这里" />
          );
        }}
        legend={<p className="jw-note">界限为所用危急值目录的设定，由检验科维护</p>}
        pager={{ page, pageSize: PAGE_SIZE, onPage: (next) => change({ page: next }) }}
      >
        {(answer) => (
          <WarningTable
            warnings={answer.data}
            day={today()}
            isStale={isFetching}
            onWrite={setWritten}
            onCancel={(warning) => void cancel(warning)}
          />
        )}
      </ListPage>
      {written && <HandlingDialog warning={written} onClose={() => setWritten(undefined)} />}
    </>
  );
}
