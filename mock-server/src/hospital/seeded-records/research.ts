import { addExport, takeFile, type ExportKind } from '../../store/research-exports.ts';
import { addVersion, putProject, rememberVisit, type ProjectState } from '../../store/research-projects.ts';
import { askForNear } from '../../store/research-near.ts';
import type { World } from '../../store/world.ts';
import { findAccount } from '../accounts.ts';
import projects from '../../../data/research/projects.json' with { type: 'json' };
import type { SeedCalendar } from '../seed-calendar.ts';

type SeededProject = (typeof projects)[number];
type SeededExport = SeededProject['exports'][number];

/** One account that tried a limit of creatinine up and down this morning. */
const SEEDED_NEAR = {
  userId: 'u-doctor2',
  userName: findAccount('u-doctor2')?.nickname ?? '',
  questions: 30,
  sentences: ['首份检验报告', '入组前后 90 天内，末次 血清肌酐 ≥ 112 μmol/L', '入组时 40–80 岁'],
};

/** Data points of the seeded hospital: the evening before a version was saved. */
const DATA_CLOCK = '02:00';

function seedVersions(world: World, projectId: string, project: SeededProject, calendar: SeedCalendar): void {
  const account = findAccount(`u-${project.owner}`);
  for (const [index, { saved, note, cohort, variables, groups }] of project.versions.entries()) {
    addVersion(world, {
      project_id: projectId,
      version: index + 1,
      saved_time: calendar.time(saved),
      saved_by: account?.nickname ?? '',
      note,
      data_time: calendar.time(`${saved.slice(0, 10)} ${DATA_CLOCK}`),
      content: JSON.stringify({ cohort, variables, groups, form: {} }),
      // Counted when somebody asks: the seeded hospital starts without counting anything.
      chain: '[]',
    });
  }
}

function seedExport(world: World, projectId: string, owner: string, given: SeededExport, calendar: SeedCalendar): void {
  const exportId = world.nextId('RE');
  addExport(
    world,
    {
      export_id: exportId,
      project_id: projectId,
      version: given.version,
      kind: given.kind as ExportKind,
      purpose: given.purpose,
      user_id: `u-${owner}`,
      user_name: findAccount(`u-${owner}`)?.nickname ?? '',
      asked_time: calendar.time(given.asked),
      rows: given.rows,
      state: given.state as 'waiting' | 'approved' | 'refused',
      decided_by: given.decidedBy,
      decided_time: given.decided === '' ? '' : calendar.time(given.decided),
      reason: given.reason,
    },
    { data: '', dictionary: '' },
  );
  if (given.isTaken) for (const part of ['data', 'dictionary'] as const) takeFile(world, exportId, part);
}

/** Studies of the hospital with their versions, and the files that were asked for. */
export function seedResearch(world: World, calendar: SeedCalendar): void {
  for (const project of projects) {
    const { owner, name, purpose, ethicsNo, state, openedOn, versions, exports } = project;
    const account = findAccount(`u-${owner}`);
    const projectId = world.nextId('RP');
    putProject(world, {
      project_id: projectId,
      name,
      purpose,
      ethics_no: ethicsNo,
      state: state as ProjectState,
      owner_id: `u-${owner}`,
      owner_name: account?.nickname ?? '',
      department: account?.department ?? '',
      version: versions.length,
      updated_time: calendar.time(versions.at(-1)?.saved ?? ''),
      deleted_time: '',
    });
    seedVersions(world, projectId, project, calendar);
    if (openedOn !== '') rememberVisit(world, `u-${owner}`, projectId, calendar.time(openedOn));
    for (const each of exports) seedExport(world, projectId, owner, each, calendar);
  }
  askForNear(world, SEEDED_NEAR);
}
