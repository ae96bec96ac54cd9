import { actionsFor } from './actions.ts';

export const flagged = (flag: string) => ({ source_flag: flag });
export const [UNREAD, SUSPECT] = [actionsFor('unread'), actionsFor('suspect')];
