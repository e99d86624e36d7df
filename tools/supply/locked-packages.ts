/** A package as the lock file holds it. */
export type LockedPackage = { name: string; version: string; hasIntegrity: boolean; runsScript: boolean }
export type Age = { name: string; version: string; publishedAt: number }

/** New versions are left alone for so long: what was slipped into one is mostly found within days. */
const COOL_DOWN_DAYS = 14
const DAY_MS = 86_400_000

type Entry = { name?: string; version?: string; integrity?: string; hasInstallScript?: boolean; link?: boolean }

export function readLock(lock: Record<string, unknown>): LockedPackage[] {
  const entries = Object.entries(lock['packages'] as Record<string, Entry>)
  return entries.flatMap(([path, { name, version, integrity, hasInstallScript, link }]) =>
    path === '' || link || version === undefined
      ? []
      : [
          {
            name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
            version,
            hasIntegrity: integrity?.startsWith('sha512-') === true,
            runsScript: hasInstallScript === true,
          },
        ],
  )
}

/** The few that may run something while they are installed, by their scope; anything else that wants to is news. */
export function scriptProblems(locked: readonly LockedPackage[], allowed: readonly string[]): string[] {
  const scopes = new Set(allowed.map((name) => name.split('/', 1)[0]))
  return locked
    .filter(({ name, runsScript }) => runsScript && !scopes.has(name.split('/', 1)[0]))
    .map(
      ({ name, version }) =>
        `${name} ${version} runs a script while it is installed. Read it, and list it in allowScripts or do without it.`,
    )
}

export const youngProblems = (ages: readonly Age[], now: number): string[] =>
  ages
    .filter(({ publishedAt }) => now - publishedAt < COOL_DOWN_DAYS * DAY_MS)
    .map(
      ({ name, version, publishedAt }) =>
        `${name} ${version} is ${Math.floor((now - publishedAt) / DAY_MS)} days old: wait until it has ${COOL_DOWN_DAYS}, unless it mends something known.`,
    )
