/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { BedNumber } from './bedNumber.ts';
import type { CalendarDate } from './calendarDate.ts';
import type { Department } from './department.ts';
import type { Gender } from './gender.ts';
import type { InpatientNumber } from './inpatientNumber.ts';
import type { PatientId } from './patientId.ts';

/**
 * 患者
 */
export interface Patient {
  patient_id: PatientId;
  /** 患者姓名 */
  name: string;
  gender: Gender;
  /** 年龄（周岁） */
  age: number;
  department?: Department;
  bed_no?: BedNumber;
  inpatient_no?: InpatientNumber;
  /** 出生日期 */
  birth_date?: CalendarDate;
  /** 患者标签，如 孕 12 周 */
  tags?: string[];
}
