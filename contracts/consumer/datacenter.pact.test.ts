import {
  getDataQuality,
  getDataVolumes,
  listDataItems,
  listNewCodes,
  listQualityRows,
} from '@jianwei/api-client/datacenter/datacenter';
import { describe, expect } from 'vitest';
import { agree, is, some } from './interaction.ts';

const range = { from: '2024-11-19', to: '2025-11-18', as_of: '2025-11-18T10:30:00+08:00' };
const SAMPLE = {
  origin: 'proposed',
  as: 'operations',
} as const;
