/**
 * Generated from openapi/dist/openapi.json (npm run generate); do not edit.
 */
import type { PleuralPatient } from './pleuralPatient.ts';
import type { PleuralValues } from './pleuralValues.ts';

/**
 * 新评估的初始值
 */
export type PleuralInit = PleuralPatient & PleuralValues;
