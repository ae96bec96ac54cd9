import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pactFiles, readPact, type PactFile } from '../provider/interactions.ts';

/** Where each interaction is written by itself: adding one to a file reads and writes all of it. */
export const partsFolder = new URL('../reports/pact-parts', import.meta.url).pathname;

/** Puts the interactions of many pacts into one, in the order of their descriptions. */
function merged([first, ...others]: readonly [PactFile, ...PactFile[]]): PactFile {
  const parts = [first, ...others];
  const byDescription = new Map(
    parts.flatMap(({ interactions }) => interactions).map((interaction) => [interaction.description, interaction]),
  );
  if (byDescription.size < parts.length) throw new Error('two interactions have one description');
  const sorted = [...byDescription].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { ...first, interactions: sorted.map(([, interaction]) => interaction) };
}

/** The pact files are written anew, so that an interaction nobody tests any more leaves them. */
export default function writePactFiles(): () => void {
  rmSync(partsFolder, { recursive: true, force: true });
  return () => {
    for (const file of Object.values(pactFiles)) {
      const name = file.pathname.split('/').at(-1) ?? '';
      const parts = globSync(`*/${name}`, { cwd: partsFolder }).map((part) => readPact(`${partsFolder}/${part}`));
      mkdirSync(new URL('.', file), { recursive: true });
      rmSync(file, { force: true });
      const [first, ...others] = parts;
      if (first) writeFileSync(file, JSON.stringify(merged([first, ...others]), undefined, 2));
    }
    rmSync(partsFolder, { recursive: true, force: true });
  };
}
