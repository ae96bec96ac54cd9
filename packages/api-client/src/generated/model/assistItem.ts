/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { Aliases } from './aliases.ts';
import type { AssistItemValueType } from './assistItemValueType.ts';
import type { GroupName } from './groupName.ts';
import type { LaboratoryName } from './laboratoryName.ts';
import type { ShortName } from './shortName.ts';
import type { StandardSpecimen } from './standardSpecimen.ts';

/**
 * 可录入的检验项目
 */
export interface AssistItem {
  /** 项目目录中的代码 */
  code: string;
  laboratory_name: LaboratoryName;
  short_name: ShortName;
  aliases: Aliases;
  standard_specimen: StandardSpecimen;
  group_name: GroupName;
  /** 目录单位；无单位时为空 */
  unit: string;
  /** 结果的种类 */
  value_type: AssistItemValueType;
}
