import type { Changeable } from '../store/changes.ts';
import { findProject, type ProjectState } from '../store/research-projects.ts';

const STATES: Readonly<Record<ProjectState, string>> = { draft: '草稿', running: '进行', closed: '结题' };

/** Projects in the change log: who, which version; never what it counts. */
export const researchChangeable: Changeable = {
  type: 'research',
  label: '科研项目',
  administrators: [8],
  fields: {
    name: { label: '名称' },
    purpose: { label: '目的' },
    ethics_no: { label: '伦理批件号' },
    state: { label: '状态', say: (value) => STATES[value as ProjectState] },
    version: { label: '版本' },
    deleted_time: { label: '删除' },
  },
  read: (world, id) => {
    const row = findProject(world, id);
    if (row === undefined) return undefined;
    const { name, purpose, ethics_no, state, version, deleted_time } = row;
    return { name: `${id} ${name}`, values: { name, purpose, ethics_no, state, version, deleted_time } };
  },
};
