import { applicationChangeable, applicationOrderChangeable } from '../interpretation/application-offer.ts';
import { customTextChangeable } from '../interpretation/custom-text-changes.ts';
import { sourceItemChangeable } from '../sources/decide.ts';
import { indicatorChangeable } from '../interpretation/indicator-changes.ts';
import { modelChangeable } from '../interpretation/model-changeable.ts';
import { accountChangeable } from '../store/account-records.ts';
import { blacklistChangeable } from '../store/blacklist-changes.ts';
import type { Changeable } from '../store/changes.ts';
import { holdChangeable } from './audit.ts';
import { licenceChangeable } from './license.ts';
import { researchChangeable } from './research-change.ts';
import { pushChangeable } from '../store/push-changes.ts';
import { rulesChangeable } from './rule-wire.ts';
import { syncSourceChangeable } from './sync-source-change.ts';

/** Every kind of object whose changes the log holds. */
export const CHANGEABLES: readonly Changeable[] = [
  accountChangeable,
  applicationChangeable,
  applicationOrderChangeable,
  blacklistChangeable,
  customTextChangeable,
  holdChangeable,
  indicatorChangeable,
  licenceChangeable,
  modelChangeable,
  pushChangeable,
  rulesChangeable,
  researchChangeable,
  sourceItemChangeable,
  syncSourceChangeable,
];

/** The kind by its name in the log; undefined for one that is no longer there. */
export const findChangeable = (type: string): Changeable | undefined => CHANGEABLES.find((kind) => kind.type === type);
