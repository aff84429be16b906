import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { isAbsolute, join, resolve } from 'node:path'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { followArtefact, openCatalogue } from './catalogue/holder.ts'
import { ArtefactError } from './catalogue/load.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { loadWebBuild, type WebBuild } from './features/pages/render.ts'

/** `npm run serve`: one node. `npm start` builds first and then comes here. */

const ROOT = resolve(import.meta.dirname, '../..')
const ARTEFACT = join(ROOT, 'build/catalogue.json')
const WEB_BUILD = join(ROOT, 'build/web')

/** A start that can't succeed: one line for the person who starts, no stack. */
class StartError extends Error {
  override name = 'StartError'
}

try {
  await start(readEnv())
} catch (error) {
  if (![EnvError, StartError, ArtefactError].some((kind) => error instanceof kind)) throw error
  console.error(`Lineup can't start: ${(error as Error).message}`)
  process.exitCode = 1
}

async function start(env: Env): Promise<void> {
  await prepareDataDir(env.DATA_DIR)
  const logger = pino({ level: 'warn' })
  const catalogue = await openCatalogue(ARTEFACT)
  const web = await openWebBuild()
  const app = await buildApp({ env, catalogue, web, logger })
  const stopFollowing = followArtefact(catalogue, ARTEFACT, {
    onSwap: (version) => console.log(`Now serving catalogue ${version}`),
    onRefuse: (reason) => logger.warn(`A new catalogue was refused: ${reason}`),
  })
  const stop = async () => {
    stopFollowing()
    await app.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  try {
    const address = await app.listen({ port: env.PORT, host: env.HOST })
    console.log(`Lineup is ready: ${toLink(address)}`)
  } catch (error) {
    await stop()
    throw toStartError(error, env)
  }
}

async function openWebBuild(): Promise<WebBuild> {
  try {
    return await loadWebBuild(WEB_BUILD)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new StartError('the site is not built. Run: npm run build')
  }
}

/** The folder exists and can be written to before anything relies on it. */
async function prepareDataDir(folder: string): Promise<void> {
  const path = isAbsolute(folder) ? folder : join(ROOT, folder)
  try {
    await mkdir(path, { recursive: true })
    await access(path, constants.W_OK)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message
    throw new StartError(
      `DATA_DIR is ${JSON.stringify(folder)}, which can't be written (${reason}); allowed is a folder that this user may write to.`,
    )
  }
}

function toStartError(error: unknown, { PORT, HOST }: Env): unknown {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE')
    return new StartError(
      `PORT ${PORT} on ${HOST} is taken by another program. Stop it, or choose another: PORT=${PORT + 1} npm start`,
    )
  if (code === 'EACCES')
    return new StartError(`PORT ${PORT} may not be used by this user; choose one above 1023.`)
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return new StartError(`HOST is ${JSON.stringify(HOST)}, which is no address of this machine.`)
  return error
}

/** An address that a browser opens: everywhere and the loopback address read as localhost. */
function toLink(address: string): string {
  return address.replace(/\/\/(127\.0\.0\.1|0\.0\.0\.0|\[::1?\])(?=:|$)/, '//localhost')
}
