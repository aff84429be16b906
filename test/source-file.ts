import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** A source file, parsed as far as the architecture is concerned. */
export type SourceFile = {
  /** From the project's root, with slashes. */
  path: string
  lines: number
  /** What it imports and exports from, static and dynamic, types too. */
  imports: string[]
  /** Dotted names that it reads (`process.env`) or calls (`fetch()`). */
  uses: Set<string>
}

const SCRIPT = /\.(ts|tsx|mjs|js)$/
const SOURCE = /\.(ts|tsx|mjs|js|css|html)$/

/** Every source file below a folder of the project, in order. */
export function readSourceFiles(root: string, folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => SOURCE.test(path))
    .sort()
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')))
}

export function readSource(path: string, text: string): SourceFile {
  const lines = text.replace(/\n$/, '').split('\n').length
  if (!SCRIPT.test(path)) return { path, lines, imports: [], uses: new Set() }
  const { program, module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} can't be parsed: ${errors[0]?.message}`)
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  const named = [...module.staticImports, ...exported].flatMap(
    ({ moduleRequest }) => moduleRequest?.value ?? [],
  )
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start, end),
  )
  const literal = dynamic.filter((code) => /^['"`]/.test(code)).map((code) => code.slice(1, -1))
  return { path, lines, imports: [...new Set([...named, ...literal])], uses: usesOf(program) }
}

/** Any part of a syntax tree. */
type Node = { type?: string; [field: string]: unknown }

function usesOf(program: unknown): Set<string> {
  const uses = new Set<string>()
  const waiting: unknown[] = [program]
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (typeof node !== 'object' || node === null) continue
    waiting.push(...Object.values(node))
    const { type, callee } = node as Node
    if (type === 'MemberExpression') uses.add(nameOf(node as Node))
    if (type === 'CallExpression') uses.add(`${nameOf(callee as Node)}()`)
  }
  return uses
}

function nameOf({ type, name, object, property, value, computed }: Node): string {
  if (type === 'Identifier') return String(name)
  if (type === 'Literal') return String(value)
  if (type !== 'MemberExpression') return '?'
  const isUnknown = computed && (property as Node).type !== 'Literal'
  return `${nameOf(object as Node)}.${isUnknown ? '?' : nameOf(property as Node)}`
}
