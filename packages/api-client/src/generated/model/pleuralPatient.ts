/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Gender } from './gender.ts';
import type { IsMine } from './isMine.ts';
import type { PatientAge } from './patientAge.ts';
import type { PatientId } from './patientId.ts';
import type { PleuralLaboratory } from './pleuralLaboratory.ts';

/**
 * 胸腔积液鉴别的患者
 */
export interface PleuralPatient {
  patient_id?: PatientId;
  /** 患者姓名 */
  name?: string;
  patient_age?: PatientAge;
  patient_gender?: Gender;
  mine?: IsMine;
  /** 四项结果及其来源报告 */
  laboratories?: PleuralLaboratory[];
}
