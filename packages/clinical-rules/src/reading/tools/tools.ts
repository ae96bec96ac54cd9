import { adrenalCortexTool } from './adrenal-cortex.ts';
import { aldosteronismTool } from './aldosteronism.ts';
import { bloodGasTool } from './blood-gas.ts';
import { cerebrospinalTool } from './cerebrospinal.ts';
import { ckdTool } from './ckd.ts';
import { covid19Tool } from './covid19.ts';
import { graceTool } from './grace.ts';
import { gastricTool } from './gastric.ts';
import { pleuralTool } from './pleural.ts';
import type { Tool } from './statement.ts';
import { thyroidFollowUpTool } from './thyroid-followup.ts';
import { thyroidFunctionTool } from './thyroid-function.ts';

/** Every tool that can read a report, whether or not a doctor keeps it under 我的应用 (J-02). */
export const TOOLS: readonly Tool[] = [
  bloodGasTool,
  ckdTool,
  pleuralTool,
  gastricTool,
  thyroidFollowUpTool,
  covid19Tool,
  graceTool,
  adrenalCortexTool,
  aldosteronismTool,
  thyroidFunctionTool,
  cerebrospinalTool,
];
