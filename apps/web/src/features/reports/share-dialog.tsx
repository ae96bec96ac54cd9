import type { ReportData, Share, ShareAudience } from '@jianwei/api-client/model';
import { invalidateListShares, useCreateShare, useListShares, useRevokeShare } from '@jianwei/api-client/shares/shares';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { CheckField } from '../../kit/fields/check-field.tsx';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { copyText } from '../../kit/lib/clipboard.ts';
import { formatDate } from '../../kit/lib/format-date.ts';
import { confirm } from '../../kit/overlay/confirm.tsx';
import { Dialog } from '../../kit/overlay/overlay.tsx';
import { QueryState } from '../../kit/query/query-state.tsx';
import { type Column, Table } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { FormField } from '../../kit/ui/form-field.tsx';
import { notice } from '../../kit/ui/notice.tsx';

const AUDIENCES: readonly { value: ShareAudience; label: string }[] = [
  { value: 'citizen', label: '患者（通俗文字，不含诊断）' },
  { value: 'clinician', label: '医师（与报告解读相同）' },
];
const DAYS = [1, 7, 30].map((value) => ({ value, label: `${value} 天` }));
const DEFAULT_DAYS = 7;
const PAGE: Readonly<Record<ShareAudience, string>> = { citizen: '/h5', clinician: '/radar-detail' };
const STATE: Readonly<Record<Share['state'], string>> = { valid: '有效', expired: '已过期', revoked: '已停用' };

/** The token stands behind the fragment: no server and no log of addresses sees it. */
function addressOf(token: string, audience: ShareAudience): string {
  return `${window.location.origin}${PAGE[audience]}#t=${token}`;
}

function openedText({ opened, opened_time: time }: Share): string {
  return opened === 0 ? '未阅读' : `已阅读 ${opened} 次，${formatDate(time, 'MM-dd HH:mm')}`;
}

function columnsOf(onRevoke: (share: Share) => void): Column<Share>[] {
  return [
    { header: '给谁', isRowHeader: true, cell: ({ audience }) => (audience === 'citizen' ? '患者' : '医师') },
    { header: '创建', cell: ({ created_time: time }) => formatDate(time, 'MM-dd HH:mm') },
    { header: '有效至', cell: ({ expires_time: time }) => formatDate(time, 'MM-dd HH:mm') },
    { header: '状态', cell: ({ state, locked }) => (locked === true && state === 'valid' ? '已锁定' : STATE[state]) },
    { header: '阅读', cell: openedText },
    {
      header: '操作',
      cell: (share) =>
        share.state === 'valid' && (
          <Button variant="text" size="small" onClick={() => onRevoke(share)}>
            停用
          </Button>
        ),
    },
  ];
}

/** The links that this account made of the report. */
function MadeLinks({ reportId }: { reportId: string }) {
  const client = useQueryClient();
  const query = useListShares({ report_id: reportId }, { request: { suppress: true } });
  const { mutate } = useRevokeShare({
    mutation: { onSuccess: () => invalidateListShares(client, { report_id: reportId }) },
  });
  const revoke = async ({ share_id: shareId }: Share) => {
    if (await confirm({ title: '停用后链接立即打不开，确认停用？', okText: '停用', danger: true })) mutate({ shareId });
  };
  return (
    <QueryState
      query={query}
      failed="已创建的链接未能载入"
      lines={2}
      empty={({ data }) => data.length === 0 && <p className="jw-note">还没有创建过链接</p>}
    >
      {({ data }) => (
        <Table
          caption="已创建的链接"
          columns={columnsOf((share) => void revoke(share))}
          rows={data}
          rowKey={(share) => share.share_id}
        />
      )}
    </QueryState>
  );
}

interface ShareDialogProps {
  reportId: string;
  report: ReportData;
  onClose: () => void;
}

/** 分享: a link for the patient or another clinician; a report with a critical value asks first whether the patient was called. */
export function ShareDialog({ reportId, report, onClose }: ShareDialogProps) {
  const client = useQueryClient();
  const id = useId();
  const [audience, setAudience] = useState<ShareAudience>('citizen');
  const [days, setDays] = useState(DEFAULT_DAYS);
  const [includes, setIncludes] = useState(false);
  const [address, setAddress] = useState('');
  const { mutate, isPending } = useCreateShare({
    mutation: {
      onSuccess: (made) => {
        setAddress(addressOf(made.token, made.audience));
        return invalidateListShares(client, { report_id: reportId });
      },
    },
  });
  const isCritical =
    report.reading?.level === 'critical' || report.laboratories.some((row) => row.critical !== undefined);
  const create = async () => {
    const contacted =
      !isCritical ||
      (await confirm({
        title: '已联系患者？',
        content: '报告含危急值，请先电话联系患者，再发送链接。',
        okText: '已联系',
        cancelText: '还没有',
      }));
    if (contacted)
      mutate({ data: { report_id: reportId, audience, days, include_sensitive: includes, contacted: isCritical } });
  };
  const copy = async () => {
    if (await copyText(address)) notice.success('链接已复制');
    else notice.error('不能复制，请手动选择');
  };
  return (
    <Dialog
      title="分享"
      width={680}
      onClose={onClose}
      status="姓名会遮盖；链接只在此处显示一次"
      actions={
        <Button variant="primary" busy={isPending} onClick={() => void create()}>
          创建链接
        </Button>
      }
    >
      <div className="jw-grid jw-gap-16">
        <ChoiceField id={`${id}-audience`} label="给谁看" options={AUDIENCES} value={audience} onChange={setAudience} />
        <ChoiceField id={`${id}-days`} label="有效期" options={DAYS} value={days} onChange={setDays} />
        <CheckField
          id={`${id}-sensitive`}
          label="一并公开 HIV、梅毒、肿瘤标志物、基因、妊娠相关结果"
          isChecked={includes}
          onChange={setIncludes}
        />
        {address !== '' && (
          <FormField id={`${id}-address`} label="新建的链接">
            <input id={`${id}-address`} className="jw-input" readOnly value={address} />
          </FormField>
        )}
        {address !== '' && <Button onClick={() => void copy()}>复制链接</Button>}
        <MadeLinks reportId={reportId} />
      </div>
    </Dialog>
  );
}
