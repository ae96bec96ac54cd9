// npm run imports: who may import whom, and no circle of files.
import { root } from '../lib/workplace.mjs';
import { checkImports } from './check-imports.mjs';

const messages = checkImports(root);
for (const message of messages) console.error(message);
console.log(messages.length === 0 ? 'every import keeps the rules' : `${messages.length} imports break the rules`);
process.exitCode = messages.length === 0 ? 0 : 1;
