// Who may import whom (the map is in README.md, the layers in docs/architecture.md). A violation fails the check.

/**
 * A file that matches `from` imports no file that matches `to`, except those that match `except` ($1 is the first
 * group of `from`). `kinds` narrows a rule to static, type-only or dynamic imports. Tests are free of the rules,
 * though not of the ban on circles.
 * @typedef {{ name: string, why: string, from: string, to?: string, except?: string, kinds?: string[] }} Rule
 */

export const folders = ['openapi', 'packages', 'apps', 'mock-server', 'contracts', 'e2e', 'scripts'];

const web = 'apps/web/src';
const assessments = `${web}/features/assessments`;
/** Folders of the assessments that several tools share; every other folder is a tool. */
const shared = '(record|lab-report|shared)/';

/** Rooms of the mock hospital, the lowest first, and the rooms that each may import beside itself. */
const mockRooms = {
  tables: [],
  forms: [],
  drawings: [],
  store: ['forms'],
  import: ['tables', 'store'],
  hospital: ['tables', 'forms', 'store', 'import'],
  interpretation: ['forms', 'drawings', 'store', 'hospital'],
  rules: ['store', 'hospital', 'interpretation'],
  research: ['store', 'hospital', 'interpretation'],
  sources: ['store', 'import', 'interpretation', 'rules'],
  replay: ['forms', 'store', 'interpretation'],
  generated: ['store'],
  contract: ['generated', 'store', 'hospital'],
  handlers: [
    ...[
      'tables',
      'forms',
      'drawings',
      'store',
      'hospital',
      'interpretation',
      'rules',
      'research',
      'chat',
      'sources',
      'replay',
    ],
    ...['generated', 'contract'],
  ],
  chat: ['tables', 'store', 'hospital', 'interpretation'],
  plugins: ['drawings', 'store', 'hospital', 'import', 'rules', 'generated', 'contract'],
};

/** @type {Rule[]} */
const mockRules = Object.entries(mockRooms).map(([room, below]) => ({
  name: `mock-${room}`,
  why: 'the rooms of the mock hospital import downwards, see docs/architecture.md',
  from: `^mock-server/src/${room}/`,
  to: '^mock-server/src/',
  except: `^mock-server/src/(${[room, ...below].join('|')})/`,
}));

/** @type {Rule[]} */
export const rules = [
  {
    name: 'clinical-rules',
    why: 'the rules stand alone',
    from: '^packages/clinical-rules/',
    except: '^packages/clinical-rules/',
  },
  {
    name: 'wire-cipher',
    why: 'the cipher stands alone',
    from: '^packages/wire-cipher/',
    except: '^packages/wire-cipher/',
  },
  {
    name: 'api-client',
    why: 'the client knows the cipher only',
    from: '^packages/api-client/',
    except: '^packages/(api-client|wire-cipher)/',
  },
  {
    name: 'contracts',
    why: 'the contracts know the client and the mock hospital',
    from: '^contracts/',
    except: '^(contracts/|packages/(api-client|wire-cipher)/|mock-server/|openapi/dist/)',
  },
  {
    name: 'e2e',
    why: 'a browser test knows the seed ids and the table of routes, and nothing else of ours',
    from: '^e2e/',
    except: '^(e2e/|mock-server/src/hospital/seed-ids\\.ts$|apps/web/src/app/route-table\\.ts$)',
  },

  {
    name: 'web',
    why: 'the web app knows the packages only',
    from: '^apps/web/',
    except: '^(apps/web/|packages/)',
  },
  {
    name: 'web-app',
    why: 'the layers are app > features > parts > kit > packages',
    from: `^${web}/app/`,
    except: `^(${web}/(app|features|parts|kit)/|packages/)`,
  },
  {
    name: 'web-features',
    why: 'a feature knows itself, parts and kit; it opens another feature by its address or through the registry',
    from: `^${web}/features/([^/]+)/`,
    except: `^(${web}/(features/$1|parts|kit)/|packages/)`,
  },
  {
    name: 'web-parts',
    why: 'parts are what several features show: they know parts and kit',
    from: `^${web}/parts/`,
    except: `^(${web}/(parts|kit)/|packages/)`,
  },
  {
    name: 'web-kit',
    why: 'kit knows nothing of medicine',
    from: `^${web}/kit/`,
    except: `^(${web}/kit/|packages/(wire-cipher|api-client/src/transport)/)`,
  },
  {
    name: 'assessment-tools',
    why: 'a tool knows itself and what the assessments share',
    from: `^${assessments}/([^/]+)/`,
    to: `^${assessments}/[^/]+/`,
    except: `^${assessments}/($1/|${shared})`,
  },
  {
    name: 'assessments',
    why: 'the registry holds rows; the views of the tools are bound in app',
    from: `^${assessments}/[^/]+$`,
    to: `^${assessments}/[^/]+/`,
    except: `^${assessments}/${shared}`,
  },

  {
    name: 'mock-server',
    why: 'the mock hospital knows the contract and the packages',
    from: '^mock-server/',
    except: '^(mock-server/|packages/|openapi/dist/)',
  },
  {
    name: 'mock-client',
    why: 'the mock hospital takes the types of the client, never its code',
    from: '^mock-server/',
    to: '^packages/api-client/',
    kinds: ['static', 'dynamic'],
  },
  ...mockRules,
];
