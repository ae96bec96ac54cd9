// npm run pact:publish: gives the two pact files to a Pact broker.
import { brokerAuthorization, publishPacts } from './broker.ts';
import { pactFiles, readPact } from './interactions.ts';
import { addressOf, readOptions, reasonOf, usage } from './options.ts';

const help = `npm run pact:publish -- --broker-url URL --consumer-version VERSION [options]

  --broker-url URL           the Pact broker
  --consumer-version VERSION version of the web app the pacts belong to, such as a commit
  --branch NAME              its branch
  --broker-token TOKEN       bearer token of the broker
  --broker-username NAME     or name
  --broker-password PASSWORD and password
  --help                     this text`;

const options = readOptions(
  {
    'broker-url': { type: 'string' },
    'consumer-version': { type: 'string' },
    branch: { type: 'string' },
    'broker-token': { type: 'string' },
    'broker-username': { type: 'string' },
    'broker-password': { type: 'string' },
  },
  help,
);
const url = addressOf('--broker-url', options['broker-url'] ?? usage('--broker-url is missing.', help), help);
const number = options['consumer-version'] ?? usage('--consumer-version is missing.', help);
const authorization = brokerAuthorization(
  options['broker-token'],
  options['broker-username'],
  options['broker-password'],
);
try {
  await publishPacts(
    { url, ...(authorization !== undefined && { authorization }) },
    Object.values(pactFiles).map(readPact),
    { number, ...(options.branch !== undefined && { branch: options.branch }) },
  );
  console.log(`published both pacts as version ${number}`);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
