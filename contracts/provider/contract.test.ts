import { readFileSync } from 'node:fs';
import { handlers } from '@jianwei/mock-server/handlers/index';
import { describe, expect, it } from 'vitest';
import { operationOf, proposedFields } from './contract-document.ts';
import { pactFiles, readInteractions } from './interactions.ts';
import { providerStates } from './provider-states.ts';

const specified = readInteractions(pactFiles.specified);
const proposed = readInteractions(pactFiles.proposed);
const all = [...specified, ...proposed];

describe('the pact files', () => {
  it('name the operation that each request reaches', () => {
    expect(all.length).toBeGreaterThan(100);
    for (const { description, operationId, content } of all) {
      expect(operationOf(content)?.operationId, description).toBe(operationId);
    }
  });

  it('hold a success of every operation that is implemented', () => {
    const succeeding = new Set(
      all.filter(({ content }) => content.response.status === 200).map(({ operationId }) => operationId),
    );
    expect(Object.keys(handlers).filter((operationId) => !succeeding.has(operationId))).toEqual([]);
  });

  it('ask a real back end for nothing but the specification', () => {
    expect(specified.length).toBeGreaterThan(50);
    for (const { description, content } of specified) {
      expect(operationOf(content)?.['x-origin'], description).toBe('specified');
      expect(proposedFields(content), description).toEqual([]);
    }
  });

  it('would be found asking for more', () => {
    const timeline = proposed.find(({ description }) => description.startsWith('getPatientTimeline'));
    expect(timeline && proposedFields(timeline.content).toSorted()).toEqual([
      '$.days[].reports',
      '$.patient.bed_no',
      '$.patient.birth_date',
      '$.patient.department',
      '$.patient.inpatient_no',
      '$.patient.tags',
    ]);
  });

  it('keep apart what is proposed, and nothing else', () => {
    expect(proposed.length).toBeGreaterThan(10);
    for (const { description, content } of proposed) {
      const isProposed = operationOf(content)?.['x-origin'] === 'proposed' || proposedFields(content).length > 0;
      expect(isProposed, description).toBe(true);
    }
  });
});

describe('the provider states', () => {
  it('of the pact files are those of the list, with their parameters', () => {
    const used = new Map<string, string[]>();
    for (const { content } of all) {
      for (const { name, params } of content.providerStates ?? []) used.set(name, Object.keys(params ?? {}).toSorted());
    }
    const listed = Object.entries(providerStates).map(([name, params]) => [name, params.toSorted()] as const);
    expect(Object.fromEntries(used)).toEqual(Object.fromEntries(listed));
  });

  it('are listed in the README', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const table = readme.slice(readme.indexOf('| state'));
    const rows = [...table.matchAll(/^\| ([a-z][^|]+?) +\| ([^|]*?) *\|/gim)]
      .map(([, sentence = '', parameters = '']) => [sentence, parameters.match(/\w+/g) ?? []] as const)
      .filter(([sentence]) => sentence !== 'state');
    expect(Object.fromEntries(rows)).toEqual(providerStates);
  });
});
