/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { ApiType } from './apiType.ts';
import type { ApplicationIcon } from './applicationIcon.ts';
import type { ApplicationId } from './applicationId.ts';

/**
 * 应用的简要信息
 */
export interface ApplicationBrief {
  application_id: ApplicationId;
  api_type: ApiType;
  /** 应用名称 */
  name: string;
  application_icon: ApplicationIcon;
}
