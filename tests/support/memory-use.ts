import { readdirSync, readFileSync } from 'node:fs'

/** What a process holds, in MB: all of it, and that which it shares with nobody. Zero for one that is gone. */
export function memoryOf(pid: number): { rssMb: number; ownMb: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const mb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024
    return { rssMb: mb('VmRSS'), ownMb: mb('RssAnon') }
  } catch {
    return { rssMb: 0, ownMb: 0 }
  }
}

/** The processes that a process has started, and theirs. */
export function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      return [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }]
    } catch {
      return []
    }
  })
  const under = (of: number): number[] =>
    parents.filter(({ parent }) => parent === of).flatMap((one) => [one.pid, ...under(one.pid)])
  return [pid, ...under(pid)]
}

/** How steeply the values grow with time, by least squares. */
export function slopeOf(points: { at: number; value: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = mean(points.map(({ at }) => at))
  const level = mean(points.map(({ value }) => value))
  const spread = points.reduce((sum, { at }) => sum + (at - middle) ** 2, 0)
  return points.reduce((sum, { at, value }) => sum + (at - middle) * (value - level), 0) / spread
}
