/** Where one rule is written. */
export const DETAIL_PATH = '/audit-rules-detail';
