import { dirname } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** How long each file took when all its tests ran; a run that a mutant ends early says nothing of that. */
const durations = new Map<string, number>();

/**
 * Test files of the folder of what is mutated before others, which seldom find it, and short ones before long ones: the first test
 * that fails ends the run of a mutant, so the long ones, which would run first otherwise, are only needed for what no other finds.
 */
export class ShortestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const file of files) {
      const duration = this.ctx.cache.getTestSpecificationResult(file)?.duration;
      if (duration !== undefined && !durations.has(file.moduleId)) durations.set(file.moduleId, duration);
    }
    const { related = [] } = this.ctx.config;
    const folders = new Set(related.map((file) => dirname(file)));
    const isFar = ({ moduleId }: TestSpecification) => Number(!folders.has(dirname(moduleId)));
    const durationOf = ({ moduleId }: TestSpecification) => durations.get(moduleId) ?? 0;
    return Promise.resolve(
      [...files].sort((one, other) => isFar(one) - isFar(other) || durationOf(one) - durationOf(other)),
    );
  }
}
