import { join } from 'node:path'
import { buildCatalogue, buildWeb } from './artefacts.mjs'
import { checkRuntime, installDependencies } from './install.mjs'
import { step } from './steps.mjs'

/** `npm run build`: everything that `npm start` makes, without starting. */

process.chdir(join(import.meta.dirname, '..'))
await step('Install the packages', installDependencies)
await step('Check the Node.js runtime', checkRuntime)
await step('Compile the catalogue', buildCatalogue)
await step('Build the site', buildWeb)
