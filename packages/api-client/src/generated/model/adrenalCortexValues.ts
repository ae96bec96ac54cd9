/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AdrenalCortexValuesActhUnit } from './adrenalCortexValuesActhUnit.ts';
import type { AdrenalCortexValuesCortisolUnit } from './adrenalCortexValuesCortisolUnit.ts';

/**
 * 手动补充的检查结果；未知为 null
 */
export interface AdrenalCortexValues {
  /** @nullable */
  cortisol_8am?: number | null;
  /** @nullable */
  cortisol_4pm?: number | null;
  /** @nullable */
  cortisol_midnight?: number | null;
  /**
     * 1 mg 地塞米松抑制后皮质醇
     * @nullable
     */
  dst_1mg?: number | null;
  /** @nullable */
  acth_stim_peak?: number | null;
  cortisol_unit?: AdrenalCortexValuesCortisolUnit;
  /** @nullable */
  acth?: number | null;
  acth_unit?: AdrenalCortexValuesActhUnit;
  /**
     * 24 小时尿游离皮质醇
     * @nullable
     */
  ufc?: number | null;
  /** @nullable */
  ufc_uln?: number | null;
  /**
     * percent
     * @nullable
     */
  hddst_suppression?: number | null;
}
