import type { CustomTextSummary } from '@jianwei/api-client/model';

/** Longest text that the call takes, images included, in bytes of UTF-8. */
const LIMIT_BYTES = 2 * 1024 * 1024;

/** Why a text cannot be saved; undefined when it can. */
export function textProblem(html: string): string | undefined {
  const hasImage = /<img\b/i.test(html);
  const written = html.replace(/<[^>]*>|&nbsp;/g, '').trim();
  if (written === '' && !hasImage) return '请填写内容';
  return new Blob([html]).size > LIMIT_BYTES ? '内容（含图片）不能超过 2 MB，请减少图片' : undefined;
}

export type Offered = 'all' | 'written';

/** The diagnoses whose name, short name or system holds the keyword, in their order. */
export function searchDiagnoses(
  rows: readonly CustomTextSummary[],
  keyword: string,
  offered: Offered,
): CustomTextSummary[] {
  const wanted = keyword.trim().toLowerCase();
  return rows.filter(
    ({ diagnosis_id: id, diagnosis_name: name, system_name: system, has_text: hasText }) =>
      (offered === 'all' || hasText) && [id, name, system].some((text) => text.toLowerCase().includes(wanted)),
  );
}
