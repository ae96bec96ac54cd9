/** Address of a screen of the report shell: the report goes with every link. */
export function shellAddress(path: string, reportId: string, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(reportId !== '' && { report_id: reportId }), ...more });
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
