/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { AdrenalCortexValuesActhUnit } from './adrenalCortexValuesActhUnit.ts';
import type { AdrenalCortexValuesCortisolUnit } from './adrenalCortexValuesCortisolUnit.ts';

/**
 * 手动补充的检查结果；未知为 null
 */
export interface AdrenalCortexValues {
  /**
     * 皮质醇(8时)，0–10000 nmol/L 或 0–362.4 μg/dL，单位见 cortisol_unit；未知为 null
     * @nullable
     */
  cortisol_8am?: number | null;
  /**
     * 皮质醇(16时)，0–10000 nmol/L 或 0–362.4 μg/dL，单位见 cortisol_unit；未知为 null
     * @nullable
     */
  cortisol_4pm?: number | null;
  /**
     * 皮质醇(0时)，0–10000 nmol/L 或 0–362.4 μg/dL，单位见 cortisol_unit；未知为 null
     * @nullable
     */
  cortisol_midnight?: number | null;
  /**
     * 1 mg 地塞米松抑制后皮质醇，0–10000 nmol/L 或 0–362.4 μg/dL，单位见 cortisol_unit；未知为 null
     * @nullable
     */
  dst_1mg?: number | null;
  /**
     * ACTH兴奋试验皮质醇峰值，0–10000 nmol/L 或 0–362.4 μg/dL，单位见 cortisol_unit；未知为 null
     * @nullable
     */
  acth_stim_peak?: number | null;
  /** 各皮质醇的单位；没有时按 nmol/L */
  cortisol_unit?: AdrenalCortexValuesCortisolUnit;
  /**
     * 促肾上腺皮质激素，0–20000 pg/mL 或 0–4404.3 pmol/L，单位见 acth_unit；未知为 null
     * @nullable
     */
  acth?: number | null;
  /** ACTH 的单位；没有时按 pg/mL */
  acth_unit?: AdrenalCortexValuesActhUnit;
  /**
     * 24 小时尿游离皮质醇，0–100000 nmol/24h；未知为 null
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  ufc?: number | null;
  /**
     * 24 小时尿游离皮质醇参考上限，1–5000 nmol/24h；未知为 null
     * @minimum 1
     * @maximum 5000
     * @nullable
     */
  ufc_uln?: number | null;
  /**
     * 大剂量地塞米松抑制率，-200–100 %；未知为 null
     * @minimum -200
     * @maximum 100
     * @nullable
     */
  hddst_suppression?: number | null;
}
