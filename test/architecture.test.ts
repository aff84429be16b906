import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  fetchesNothing,
  importsNoOtherFeature,
  importsNothingAbove,
  importsOnlyAllowedLayers,
  importsWithExtension,
  isNoBarrel,
  isNotCalledUtils,
  isShort,
  knowsNoMapLibrary,
  type Rule,
  readsNoEnvironment,
  standsInAKnownLayer,
} from './architecture-rules.ts'
import { ROOT } from './root.ts'
import { readSource, readSourceFiles } from './source-file.ts'

const FOLDERS = ['src', 'scripts', 'test', 'e2e', 'bench']

const source = readSourceFiles(ROOT, 'src')
const all = FOLDERS.filter((folder) => existsSync(join(ROOT, folder))).flatMap((folder) =>
  readSourceFiles(ROOT, folder),
)

test('the source that the rules look at is there', () => {
  const paths = all.map(({ path }) => path)
  expect(paths).toContain('src/server/env.ts')
  expect(paths).toContain('src/domain/labels.ts')
  expect(paths).toContain('test/architecture-rules.ts')
  const main = source.find(({ path }) => path === 'src/server/main.ts')
  expect(main?.imports).toContain('./catalogue/holder.ts')
})

/** A file that keeps the rule and files that break it, so that a rule which can't fail shows itself. */
type Example = { path: string; text: string }
type Case = { sentence: string; rule: Rule; files: typeof all; good: Example; bad: Example[] }

const layer = (path: string, name: string): Example => ({
  path,
  text: `import { a } from '${name}'`,
})

const CASES: Case[] = [
  {
    sentence: 'every source file stands in one of the five layers',
    rule: standsInAKnownLayer,
    files: source,
    good: { path: 'src/domain/a.ts', text: '' },
    bad: [
      { path: 'src/helpers/a.ts', text: '' },
      { path: 'src/a.ts', text: '' },
    ],
  },
  {
    sentence: 'a layer imports only the layers that the table allows',
    rule: importsOnlyAllowedLayers,
    files: source,
    good: layer('src/server/features/spots/a.test.ts', '#test/fixtures.ts'),
    bad: [
      layer('src/domain/a.ts', '#contract/spots.ts'),
      layer('src/contract/a.ts', '#server/env.ts'),
      layer('src/server/a.ts', '#catalogue/compile.ts'),
      layer('src/server/a.ts', '#test/fixtures.ts'),
      layer('src/catalogue/a.ts', '#server/env.ts'),
      layer('src/web/a.tsx', '#server/env.ts'),
      { path: 'src/web/a.ts', text: "export type { Env } from '#server/env.ts'" },
      { path: 'src/web/a.ts', text: "const load = () => import('#catalogue/compile.ts')" },
    ],
  },
  {
    sentence: 'no import climbs to the folder above',
    rule: importsNothingAbove,
    files: all,
    good: layer('src/web/ui/a.ts', './b/c.ts'),
    bad: [
      layer('src/web/ui/a.ts', '../b.ts'),
      layer('src/web/ui/a.ts', './b/../../c.ts'),
      { path: 'bench/a.ts', text: "export * from '../b.ts'" },
    ],
  },
  {
    sentence: 'every import of ours has its file extension',
    rule: importsWithExtension,
    files: all,
    good: layer('src/web/a.ts', './picture.svg?url'),
    bad: [
      layer('src/web/a.ts', './b'),
      layer('src/web/a.ts', '#domain/labels'),
      layer('src/web/a.ts', './b?url'),
    ],
  },
  {
    sentence: 'features never import each other',
    rule: importsNoOtherFeature,
    files: source,
    good: layer('src/web/features/spot/a.tsx', '#web/features/spot/b.tsx'),
    bad: [
      layer('src/web/features/spot/a.tsx', '#web/features/region/b.tsx'),
      layer('src/server/features/spots/a.ts', '#server/features/regions/routes.ts'),
    ],
  },
  {
    sentence: 'only src/server/env.ts reads the environment',
    rule: readsNoEnvironment,
    files: source,
    good: { path: 'src/server/env.ts', text: 'export const port = process.env.PORT' },
    bad: [
      { path: 'src/server/a.ts', text: 'export const port = process.env.PORT' },
      { path: 'src/server/a.ts', text: "export const { PORT } = process['env']" },
      layer('src/catalogue/a.ts', 'node:process'),
    ],
  },
  {
    sentence: 'only src/web/lib/request.ts fetches in the browser',
    rule: fetchesNothing,
    files: source,
    good: { path: 'src/web/lib/request.ts', text: "export const a = () => fetch('/a')" },
    bad: [
      { path: 'src/web/features/spot/a.ts', text: "export const a = () => fetch('/a')" },
      { path: 'src/web/map/a.ts', text: "export const a = () => window.fetch('/a')" },
    ],
  },
  {
    sentence: 'only src/web/map knows the map library',
    rule: knowsNoMapLibrary,
    files: all,
    good: layer('src/web/map/a.tsx', 'maplibre-gl'),
    bad: [
      layer('src/web/features/spot/a.tsx', 'maplibre-gl'),
      layer('src/web/ui/a.tsx', '@vis.gl/react-maplibre'),
      layer('src/server/a.ts', 'supercluster'),
      { path: 'src/web/app/a.ts', text: "import 'maplibre-gl/dist/maplibre-gl.css'" },
    ],
  },
  {
    sentence: 'there are no barrels',
    rule: isNoBarrel,
    files: all,
    good: { path: 'src/web/index.html', text: '' },
    bad: [
      { path: 'src/web/ui/index.ts', text: '' },
      { path: 'src/web/ui/index.tsx', text: '' },
      { path: 'scripts/index.mjs', text: '' },
    ],
  },
  {
    sentence: 'no file is called utils',
    rule: isNotCalledUtils,
    files: all,
    good: { path: 'src/web/lib/format.ts', text: '' },
    bad: [
      { path: 'src/web/lib/utils.ts', text: '' },
      { path: 'test/util.test.ts', text: '' },
    ],
  },
  {
    sentence: 'no file is longer than 400 lines',
    rule: isShort,
    files: all,
    good: { path: 'src/web/a.ts', text: '\n'.repeat(400) },
    bad: [
      { path: 'src/web/a.ts', text: '\n'.repeat(401) },
      { path: 'src/web/a.css', text: 'a {}\n'.repeat(401) },
    ],
  },
]

describe.for(CASES)('$sentence', ({ rule, files, good, bad }) => {
  test('holds', () => {
    expect(files.flatMap(rule)).toEqual([])
  })

  test('refuses what breaks it, and only that', () => {
    expect(rule(readSource(good.path, good.text))).toEqual([])
    for (const { path, text } of bad) expect(rule(readSource(path, text))).toHaveLength(1)
  })
})
