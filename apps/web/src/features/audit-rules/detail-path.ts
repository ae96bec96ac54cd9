/** Where one rule is written. */
export const DETAIL_PATH = '/audit-rules-detail';
export const LIST_PATH = '/audit-rules-management';
