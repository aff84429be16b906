import type { SourceFile } from './source-file.ts'

/** What is wrong with one file, a sentence each; nothing when it keeps the rule. */
export type Rule = (file: SourceFile) => string[]

const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  contract: ['domain'],
  server: ['contract', 'domain'],
  catalogue: ['domain', 'contract'],
  web: ['contract', 'domain'],
}
const MAP_LIBRARIES = ['maplibre-gl', '@vis.gl/react-maplibre', 'supercluster']
const MAX_LINES = 400

export const importsOnlyAllowedLayers: Rule = ({ path, imports }) => {
  const layer = layerOf(path)
  if (!layer) return []
  const allowed = [layer, ...(MAY_IMPORT[layer] ?? []), ...(isTest(path) ? ['test'] : [])]
  return imports
    .filter((name) => name.startsWith('#') && !allowed.includes(name.slice(1).split('/')[0] ?? ''))
    .map((name) => `${path} imports ${name}, but ${layer} may only import ${allowed.join(', ')}.`)
}

export const standsInAKnownLayer: Rule = ({ path }) => {
  const layer = layerOf(path)
  return layer && Object.hasOwn(MAY_IMPORT, layer) ? [] : [`${path} stands in no layer.`]
}

export const importsNothingAbove: Rule = ({ path, imports }) =>
  imports
    .filter((name) => name.split('/').includes('..'))
    .map((name) => `${path} imports ${name}; beyond a folder it is #layer/….`)

export const importsWithExtension: Rule = ({ path, imports }) =>
  imports
    .filter((name) => /^[.#]/.test(name) && !/\.[a-z]+$/.test(name.split('?')[0] ?? ''))
    .map((name) => `${path} imports ${name} without its file extension.`)

export const importsNoOtherFeature: Rule = ({ path, imports }) => {
  const own = featureOf(path)
  if (!own) return []
  return imports
    .filter((name) => {
      const other = featureOf(name.replace(/^#/, 'src/'))
      return other !== undefined && other !== own
    })
    .map((name) => `${path} imports ${name} of another feature.`)
}

export const readsNoEnvironment: Rule = ({ path, imports, uses }) => {
  if (path === 'src/server/env.ts') return []
  const reads = uses.has('process.env') || uses.has('globalThis.process.env')
  const imported = imports.some((name) => name === 'node:process' || name === 'process')
  return reads || imported ? [`${path} reads the environment; only src/server/env.ts may.`] : []
}

export const fetchesNothing: Rule = ({ path, uses }) => {
  if (!path.startsWith('src/web/') || path === 'src/web/lib/request.ts') return []
  const calls = ['fetch()', 'window.fetch()', 'globalThis.fetch()', 'self.fetch()']
  return calls.some((call) => uses.has(call))
    ? [`${path} fetches; only src/web/lib/request.ts may.`]
    : []
}

export const knowsNoMapLibrary: Rule = ({ path, imports }) => {
  if (path.startsWith('src/web/map/')) return []
  return imports
    .filter((name) =>
      MAP_LIBRARIES.some((library) => name === library || name.startsWith(`${library}/`)),
    )
    .map((name) => `${path} imports ${name}; only src/web/map may.`)
}

export const isNoBarrel: Rule = ({ path }) =>
  /^index\.[a-z]*[jt]sx?$/.test(fileName(path)) ? [`${path} is a barrel.`] : []

export const isNotCalledUtils: Rule = ({ path }) =>
  /^utils?\./.test(fileName(path)) ? [`${path} is named for nothing that it exports.`] : []

export const isShort: Rule = ({ path, lines }) =>
  lines > MAX_LINES ? [`${path} has ${lines} lines; ${MAX_LINES} are the most.`] : []

function layerOf(path: string): string | undefined {
  return /^src\/([^/]+)\//.exec(path)?.[1]
}

function featureOf(path: string): string | undefined {
  return /^src\/(?:server|web)\/features\/([^/]+)\//.exec(path)?.[0]
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

function fileName(path: string): string {
  return path.split('/').at(-1) ?? path
}
