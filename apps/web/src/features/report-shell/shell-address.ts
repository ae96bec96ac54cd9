/** Address of a screen of the report shell: the report goes with every link. */
export function shellAddress(path: string, reportId: string, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(reportId !== '' && { report_id: reportId }), ...more });
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Address of one article, with the evidence of the report where it is about a diagnosis. */
export function articleAddress(
  reportId: string,
  article: { readonly diagnosisId: string } | { readonly knowledgeId: string },
): string {
  return shellAddress(
    '/knowledge-detail',
    reportId,
    'diagnosisId' in article ? { diagnosis_id: article.diagnosisId } : { knowledge_id: article.knowledgeId },
  );
}
