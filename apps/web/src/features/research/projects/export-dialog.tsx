import type { ResearchExportInput, ResearchExportKind, ResearchProjectDetail } from '@jianwei/api-client/model';
import {
  createResearchExport,
  invalidateListResearchExports,
  useCreateResearchExport,
} from '@jianwei/api-client/research/research';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { focusInvalid } from '../../../kit/lib/focus-invalid.ts';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Dialog } from '../../../kit/overlay/overlay.tsx';
import { QueryState } from '../../../kit/query/query-state.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { FieldError } from '../../../kit/ui/form-field.tsx';
import { notice } from '../../../kit/ui/notice.tsx';
import { Segmented } from '../../../kit/ui/segmented.tsx';
import { CLOSE_QUESTION } from '../../../parts/session/use-leave-guard.ts';
import { takeFiles } from './export-rows.tsx';
import styles from './projects.module.css';
import { kindWord } from './words.ts';

const KINDS: readonly ResearchExportKind[] = ['table_one', 'distributions', 'rows'];
const PURPOSE_NEEDED = '请填写导出用途（10–200 字）';
const QUIET = { suppress: true } as const;

interface ExportDialogProps {
  detail: ResearchProjectDetail;
  /** The table on the screen is not the one of the version, which is what leaves. */
  isUnsaved: boolean;
  onClose: () => void;
}

/** How a project leaves: what of it, what for, and the first lines as they will be. */
export function ExportDialog({ detail, isUnsaved, onClose }: ExportDialogProps) {
  const { project, version } = detail;
  const { project_id: projectId } = project;
  const queries = useQueryClient();
  const [kind, setKind] = useState<ResearchExportKind>('table_one');
  const [purpose, setPurpose] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLDivElement>(null);
  const asks: ResearchExportInput = { kind, version, preview: true };
  const preview = useQuery({
    queryKey: ['api', 'v2', 'research', 'projects', projectId, 'exports', asks],
    queryFn: ({ signal }) => createResearchExport(projectId, asks, QUIET, signal),
  });
  const create = useCreateResearchExport({ request: QUIET });
  const submit = (): void => {
    const said = purpose.trim();
    if (said.length < 10 || said.length > 200) {
      setError(PURPOSE_NEEDED);
      focusInvalid(() => form.current);
      return;
    }
    create.mutate(
      { projectId, data: { kind, purpose: said, version } },
      {
        onSuccess: ({ export_id: id, state, message }) => {
          void invalidateListResearchExports(queries);
          if (state === 'ready' && id !== undefined)
            void takeFiles({ export_id: id, name: `${project.name}_V${version}_${kindWord(kind)}` }).then(() =>
              invalidateListResearchExports(queries),
            );
          else notice.success(message);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title="导出"
      width={680}
      onClose={onClose}
      unsavedText={() => (purpose === '' ? undefined : CLOSE_QUESTION)}
      status={kind === 'rows' ? '逐人数据须由科研管理员审核' : '汇总数据即可下载'}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" busy={create.isPending} disabled={preview.isError} onClick={submit}>
            {kind === 'rows' ? '提交审核' : '导出'}
          </Button>
        </>
      }
    >
      <div ref={form} className="jw-stack jw-gap-12">
        <div className="jw-row">
          <Segmented
            label="内容"
            options={KINDS.map((value) => ({ value, label: kindWord(value) }))}
            value={kind}
            onChange={setKind}
          />
        </div>
        {isUnsaved && <p className="jw-note">屏幕上的变量与分组还没有保存，导出按 V{version} 已保存的内容</p>}
        <TextField
          id="export-purpose"
          label="用途"
          isRequired
          rows={2}
          limit={200}
          value={purpose}
          onChange={(text) => {
            setPurpose(text);
            setError(undefined);
          }}
          error={error}
          note="10–200 字，随导出记录保存"
        />
        <QueryState query={preview} failed={preview.error?.message ?? '预览未能载入'} lines={5}>
          {({ lines, changes, rows, suppressed_cells: hidden }) => (
            <>
              <section aria-label="预览">
                <p className="jw-note">
                  预览：前 5 行，共 {rows} 行{hidden > 0 && `，${hidden} 个单元格 < 10`}
                </p>
                <pre className={`jw-table-text ${styles.preview}`} tabIndex={0}>
                  {lines.join('\n')}
                </pre>
              </section>
              {changes.length > 0 && (
                <section aria-label="为保护患者所作的改动">
                  <p className="jw-note">为保护患者所作的改动</p>
                  <ul className="jw-dotted jw-table-text">
                    {changes.map((change) => (
                      <li key={change}>{change}</li>
                    ))}
                  </ul>
                </section>
              )}
            </>
          )}
        </QueryState>
        {create.error && <FieldError id="export-failure" text={create.error.message} />}
      </div>
    </Dialog>
  );
}
