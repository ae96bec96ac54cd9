import { expandCourse } from '../courses/expand-course.ts';
import type { SeedPatient } from '../seed-types.ts';
import { BLOOD_COURSES } from './blood-courses.ts';
import { CHECK_UP_COURSES } from './check-ups.ts';
import { INTENSIVE_COURSE } from './intensive-course.ts';
import { LARGE_EXPORT_PATIENT } from './large-export.ts';
import { METABOLIC_COURSES } from './metabolic-courses.ts';
import { WARD_COURSES } from './ward-courses.ts';

/** Patients followed over years (1041 to 1091), most of them from the lines of a course. */
export const LONG_COURSE_PATIENTS: readonly SeedPatient[] = [
  ...[...METABOLIC_COURSES, ...BLOOD_COURSES, ...WARD_COURSES, ...CHECK_UP_COURSES, INTENSIVE_COURSE].map(expandCourse),
  LARGE_EXPORT_PATIENT,
];
