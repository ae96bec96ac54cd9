/** Spans of time in the order of their keys 1, 2, 3. */
export const COURSE_RANGES = ['3m', '1y', 'all'] as const;
export type CourseRange = (typeof COURSE_RANGES)[number];
