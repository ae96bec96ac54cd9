import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** How long each file took when all its tests ran; a run that a mutant ends early says nothing of that. */
const durations = new Map<string, number>();

/**
 * Short test files before long ones: the first test that fails ends the run of a mutant, so the long ones, which would run first
 * otherwise, are only needed for what no other finds.
 */
export class ShortestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const file of files) {
      const duration = this.ctx.cache.getTestSpecificationResult(file)?.duration;
      if (duration !== undefined && !durations.has(file.moduleId)) durations.set(file.moduleId, duration);
    }
    const durationOf = ({ moduleId }: TestSpecification) => durations.get(moduleId) ?? 0;
    return Promise.resolve([...files].sort((one, other) => durationOf(one) - durationOf(other)));
  }
}
