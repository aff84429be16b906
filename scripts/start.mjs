import { join } from 'node:path'
import { buildCatalogue, buildWeb } from './artefacts.mjs'
import { checkRuntime, installDependencies, runtimePath } from './install.mjs'
import { stayWith } from './processes.mjs'
import { step } from './steps.mjs'

/** `npm start`: from a fresh clone to a running site. */

process.chdir(join(import.meta.dirname, '..'))
await step('Install the packages', installDependencies)
await step('Check the Node.js runtime', checkRuntime)
await step('Compile the catalogue', buildCatalogue)
await step('Build the site', buildWeb)
process.exitCode = await stayWith(runtimePath(), ['src/server/main.ts'])
