import { buildApp } from '#server/app.ts'
import { openCatalogue } from '#server/catalogue/holder.ts'
import { readEnv } from '#server/env.ts'

/** The subject: the application's API on any free port, which it tells its parent. `node bench/subject.ts`. */

const catalogue = await openCatalogue('build/catalogue.json')
const app = await buildApp({ env: readEnv({ PORT: '0' }), catalogue })
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.send?.(typeof address === 'object' ? address?.port : undefined)
